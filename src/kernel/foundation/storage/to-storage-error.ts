import { kernelError, ServiceError } from '../errors/service-error.ts'

/** Seconds after which a caller may ask again: a disk is not freed, nor a server brought back, within one. */
const retryAfter = { 'retry-after': '30' }

/** The write found no room. */
export function storageFull(cause?: unknown): ServiceError {
  const message = 'The disk that holds the database is full: nothing can be written until there is room again.'
  return kernelError('storage_full', message, { cause, headers: retryAfter })
}

/** The database cannot be asked, or cannot be written; `message` is a sentence for callers. */
function storageUnavailable(message: string, cause?: unknown): ServiceError {
  return kernelError('storage_unavailable', message, { cause, headers: retryAfter })
}

/** Reads a failure of the database itself as a `ServiceError`; anything else, a broken constraint for one, comes back as it is. */
export function toStorageError(thrown: unknown): unknown {
  const code = sqliteCodeOf(thrown)
  if (code === undefined) return thrown
  // Its memory map could not grow either.
  if (code === sqliteShmSize) return storageFull(thrown)
  return sqliteErrors[code & 0xff]?.(thrown) ?? thrown
}

/** An extended result code (https://www.sqlite.org/rescode.html): its low byte is the primary one. */
const sqliteShmSize = 4874

/** By primary result code. */
const sqliteErrors: Readonly<Record<number, (cause: unknown) => ServiceError>> = {
  // SQLITE_LOCKED: another statement of this process is in the way.
  6: (cause) => kernelError('busy', 'The database is busy with other work; try again in a moment.', { cause }),
  8: (cause) => storageUnavailable('The database may only be read: this user may not write its files.', cause),
  10: (cause) => storageUnavailable('The disk that holds the database does not read or write as it should.', cause),
  11: (cause) => storageUnavailable('The database is damaged: restore its files from a backup.', cause),
  13: storageFull,
  14: (cause) => storageUnavailable('The files of the database cannot be opened.', cause),
  26: (cause) => storageUnavailable('The file of the database holds no database: restore it from a backup.', cause),
}

/** The result code of a failure of node:sqlite. */
export function sqliteCodeOf(thrown: unknown): number | undefined {
  if (!(thrown instanceof Error) || !('errcode' in thrown)) return undefined
  return typeof thrown.errcode === 'number' ? thrown.errcode : undefined
}

/** Whether the database itself failed, rather than what was asked of it. */
export function isStorageError(thrown: unknown): thrown is ServiceError {
  return thrown instanceof ServiceError && thrown.code.startsWith('storage_')
}
