/** Scores on this machine, in worker threads, offline: nothing that a mail names is resolved or fetched. */
import type { EngineContext } from '../../../kernel/engines.ts'
import type { Evaluation, SpamScorer } from '../engine.ts'
import { createBatchQueue } from './batch-queue.ts'
import { sourceLimit } from './scoring/mail/limits.ts'

export default function createEngine({ workers }: Pick<EngineContext, 'workers'>): SpamScorer {
  const pool = workers.open<readonly string[], Evaluation[]>(new URL('./scoring/score-worker.ts', import.meta.url))
  const queue = createBatchQueue<Evaluation>((sources) => pool.run(sources))
  return {
    // What the scoring would not look at does not travel to the thread.
    score: (source, options) => queue.add(source.slice(0, sourceLimit), options),
  }
}
