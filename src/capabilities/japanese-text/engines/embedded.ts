import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { JapaneseText, Token } from '../port.ts'

/** Milliseconds for which those who ask first wait for the dictionary: all who come later gain by it. */
const maxWaitMs = 30_000

/** By the IPA dictionary, in worker threads, each of which reads it on first use. */
export default function createEngine({ workers }: Pick<EngineContext, 'workers'>): JapaneseText {
  const pool = workers.open<readonly string[], Token[][]>(new URL('./embedded/tokenize-worker.ts', import.meta.url), {
    queue: 'japanese-text',
    maxWaitMs,
  })
  return {
    tokenize: (texts, signal) => pool.run(texts, signal ? { signal } : {}),
  }
}
