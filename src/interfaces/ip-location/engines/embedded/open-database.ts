import { unwatchFile, watchFile } from 'node:fs'
import { Reader, type Response } from 'maxmind'
import { contain } from '../../../../kernel/foundation/observability/contain.ts'
import { memoizeRecent } from '../../../../libraries/memoize/memoize-recent.ts'
import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { Logger } from '../../../../kernel/foundation/observability/logger.ts'
import { readLargeFile } from './read-large-file.ts'
import { RecordCache } from './record-cache.ts'

export interface Database {
  /** The record of an address as its file holds it; the same object while it is in the cache. */
  find(address: string): unknown
  close(): void
}

/** Milliseconds between two looks at the file. */
const interval = 2000

/**
 * Opens a .mmdb file once; when the file is replaced, lookups go on in the new one. A new file that cannot be read, one
 * still being copied for instance, leaves the old one in place: maxmind's own watching would let it end the process.
 */
export async function openDatabase(path: string, log: Logger): Promise<Database> {
  let find = await openReader(path).catch((cause: unknown) => {
    throw kernelError('engine_unavailable', 'The address database cannot be opened; the log names the file.', { cause })
  })
  const replace = (next: Database['find']) => {
    find = next
    log.info({ path }, 'the address database was replaced')
  }
  const keep = (err: unknown) => log.warn({ path, err }, 'the new address database cannot be read; the old one stays')
  const look = contain(() => openReader(path).then(replace, keep), { log, doing: 'reading the new address database' })
  watchFile(path, { persistent: false, interval }, look)
  return {
    find(address) {
      try {
        return find(address)
      } catch (cause) {
        // A file that is damaged, or made so: pointers that lead to themselves, types that are none, millions of values in a record.
        throw kernelError('engine_unavailable', 'The address database is damaged; the log names the file.', {
          cause: new Error(`${path} holds no record of an address that can be read.`, { cause }),
        })
      }
    },
    close: () => unwatchFile(path, look),
  }
}

const maxKept = 10_000

/** Finds records in the file; the same address again, and any other of the same place, gets the same object. */
async function openReader(path: string): Promise<(address: string) => unknown> {
  const file = await readLargeFile(path)
  const cache = new RecordCache(file, maxKept)
  const reader = new Reader<Response>(file, { cache })
  return memoizeRecent(maxKept, (address: string) => {
    cache.beginRecord()
    return reader.get(address)
  })
}
