import type { EngineContext } from '../../../../../kernel/wire/interface/engine.ts'

/** Vectors of length 1 of what sentences mean, in their order. */
export type EncodeSentences = (texts: readonly string[], signal?: AbortSignal) => Promise<readonly Float32Array[]>

/** Milliseconds for which those who ask first wait for the encoder. */
const maxWaitMs = 30_000

/** The encoder of sentences in worker threads, each of which reads it on first use. */
export function openEncoder(workers: EngineContext['workers']): EncodeSentences {
  const pool = workers.open<readonly string[], Float32Array[]>(new URL('./encode-worker.ts', import.meta.url), {
    queue: 'japanese-smalltalk',
    maxWaitMs,
  })
  return (texts, signal) => pool.run(texts, signal ? { signal } : {})
}
