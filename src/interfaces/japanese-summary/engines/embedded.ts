import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { Summarizer, SummaryRequest } from '../port.ts'
import { summarize } from './embedded/summarize.ts'

/** Characters of a text that is done in less than the way to a thread and back takes. */
const maxInPlace = 2_000

/** Picks sentences by what they say of the whole, in worker threads, without any model. */
export default function createEngine({ workers }: Pick<EngineContext, 'workers'>): Summarizer {
  const pool = workers.open<SummaryRequest, string[]>(new URL('./embedded/summarize-worker.ts', import.meta.url), {
    queue: 'japanese-summary',
    inPlace: { suits: ({ text }) => text.length <= maxInPlace, run: summarize },
  })
  return {
    summarize: (request, signal) => pool.run(request, { signal }),
  }
}
