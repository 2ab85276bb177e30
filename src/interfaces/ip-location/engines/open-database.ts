import { unwatchFile, watchFile } from 'node:fs'
import { open, type Reader, type Response } from 'maxmind'
import { kernelError } from '../../../kernel/errors.ts'
import type { Logger } from '../../../kernel/observability/logger.ts'

export interface Database {
  /** The record of an address as its file holds it. */
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
  let reader = await open<Response>(path).catch((cause: unknown) => {
    throw kernelError('engine_unavailable', 'The address database cannot be opened; the log names the file.', { cause })
  })
  const replace = (next: Reader<Response>) => {
    reader = next
    log.info({ path }, 'the address database was replaced')
  }
  const keep = (err: unknown) => log.warn({ path, err }, 'the new address database cannot be read; the old one stays')
  const look = () => void open<Response>(path).then(replace, keep)
  watchFile(path, { persistent: false, interval }, look)
  return { find: (address) => reader.get(address), close: () => unwatchFile(path, look) }
}
