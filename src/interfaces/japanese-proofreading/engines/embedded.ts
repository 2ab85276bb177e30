import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { Proofreader, ProofreadingRequest, ProofreadingResult } from '../port.ts'

/** Milliseconds for which those who ask first wait for the model: all who come later gain by it. */
const maxWaitMs = 30_000

/** By rules and by a model of what is usually written, in worker threads, each of which reads the model on first use. */
export default function createEngine({ workers }: Pick<EngineContext, 'workers'>): Proofreader {
  const pool = workers.open<ProofreadingRequest, ProofreadingResult>(
    new URL('./embedded/proofread-worker.ts', import.meta.url),
    { queue: 'japanese-proofreading', maxWaitMs },
  )
  return { proofread: (request, signal) => pool.run(request, { signal }) }
}
