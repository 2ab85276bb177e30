import type { WorkerPools } from '../../../kernel/foundation/workers/pools.ts'
import { memoize } from '../../../libraries/memoize/memoize.ts'
import { LiveDataError } from '../import/live/live-data-error.ts'
import readLiveAnswer, { type LiveAnswer, type ReadingResult } from '../import/live/read-live-answer.ts'

type ReadAnswer = (
  answer: LiveAnswer,
  signal: AbortSignal,
) => Promise<Exclude<ReadingResult, { readonly refusal: string }>>

/** Bytes up to which an answer is read in place, whatever is in it in some twenty milliseconds: threads are for those who wait. */
const smallAnswer = 64 * 1024

/** Nobody waits at the other end. */
const maxWaitMs = 60_000

/** Reads small answers in place and large ones in worker threads, so that no call waits long. One pool a server. */
export const liveAnswerReaderOf = memoize((workers: WorkerPools): ReadAnswer => {
  const pool = workers.open<LiveAnswer, ReadingResult>(new URL('../import/live/read-live-answer.ts', import.meta.url), {
    queue: 'transit-search',
    maxWaitMs,
    inPlace: { suits: ({ bytes, before }) => bytes.length + (before?.length ?? 0) <= smallAnswer, run: readLiveAnswer },
  })
  return async (answer, signal) => {
    const result = await pool.run(answer, { signal })
    if ('refusal' in result) throw new LiveDataError(result.refusal)
    return result
  }
})
