/** Scores on this machine, in worker threads, offline: nothing that a mail names is resolved or fetched. */
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { Evaluation, SpamScorer } from '../port.ts'
import { sourceLimit } from './embedded/mail/limits.ts'

/** Mails that wait together: enough to make the way to the thread cheap, few enough to answer soon. */
const batch = { maxTasks: 16, maxSize: 524_288, sizeOf: (source: string) => source.length }

export default function createEngine({ workers }: Pick<EngineContext, 'workers'>): SpamScorer {
  const pool = workers.openForBatches<string, Evaluation>(new URL('./embedded/score-worker.ts', import.meta.url), {
    queue: 'spam-score',
    batch,
  })
  return {
    // What the scoring would not look at does not travel to the thread.
    score: (source, options) => pool.run(source.slice(0, sourceLimit), options),
  }
}
