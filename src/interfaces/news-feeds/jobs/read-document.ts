import type { WorkerPools } from '../../../kernel/foundation/workers/pools.ts'
import { memoize } from '../../../libraries/memoize/memoize.ts'
import { FeedError } from '../domain/reading/feed-error.ts'
import type { IncomingFeed } from '../domain/incoming-feed.ts'
import readIncoming, { type IncomingDocument, type ReadingResult } from './read-incoming.ts'

/** Fails with a FeedError for what is no feed. */
export type ReadDocument = (document: IncomingDocument, signal: AbortSignal) => Promise<IncomingFeed>

/** Bytes up to which a feed is parsed in place: at worst some 10 ms, less than a worker thread takes to start. */
const smallDocument = 16 * 1024

/** Nobody waits at the other end of a refresh. */
const maxWaitMs = 60_000

/** Reads small feeds in place and large ones in worker threads, so that no call waits long. One pool a server. */
export const documentReaderOf = memoize((workers: WorkerPools): ReadDocument => {
  const pool = workers.open<IncomingDocument, ReadingResult>(new URL('./read-incoming.ts', import.meta.url), {
    queue: 'news-feeds',
    maxWaitMs,
    inPlace: { suits: ({ bytes }) => bytes.length <= smallDocument, run: readIncoming },
  })
  return async (document, signal) => {
    const result = await pool.run(document, { signal })
    if ('feed' in result) return result.feed
    throw new FeedError(result.refusal)
  }
})
