import type { WorkerPools } from '../../../kernel/workers/pools.ts'
import type { IncomingFeed } from './incoming-feed.ts'
import readIncoming, { type IncomingDocument } from './read-incoming.ts'

export type ReadDocument = (document: IncomingDocument, signal: AbortSignal) => Promise<IncomingFeed>

/** Bytes up to which a feed is parsed in place: a few milliseconds, less than a worker thread takes to start. */
const smallDocument = 64 * 1024

const readers = new WeakMap<WorkerPools, ReadDocument>()

/** Reads small feeds in place and large ones in worker threads, so that no call waits long. One pool a house. */
export function documentReaderOf(workers: WorkerPools): ReadDocument {
  const reader = readers.get(workers) ?? createDocumentReader(workers)
  readers.set(workers, reader)
  return reader
}

function createDocumentReader(workers: WorkerPools): ReadDocument {
  const pool = workers.open<IncomingDocument, IncomingFeed>(new URL('./read-incoming.ts', import.meta.url))
  return async (document, signal) =>
    document.bytes.length <= smallDocument ? readIncoming(document) : pool.run(document, { signal })
}
