import { kernelError, ServiceError } from '../errors/service-error.ts'
import { storageFull } from './to-storage-error.ts'

/** Seconds after which a caller may ask again: a connection is made anew at once, and an absent server is looked for each second. */
const retryAfter = { 'retry-after': '2' }

/** The server is away, or this connection to it was lost in the middle. */
export function postgresUnavailable(cause?: unknown): ServiceError {
  const message = 'The database does not answer at the moment; try again in a few seconds.'
  return kernelError('storage_unavailable', message, { cause, headers: retryAfter })
}

/** The server answers, but has no time or no connection for this call. */
function postgresBusy(cause: unknown): ServiceError {
  const message = 'The database has too much to do at the moment; try again in a few seconds.'
  return kernelError('busy', message, { cause, headers: retryAfter })
}

/** Reads a failure of PostgreSQL or of the way to it as a `ServiceError`; a fault of the statement comes back as it is. */
export function toPostgresError(thrown: unknown): unknown {
  if (thrown instanceof ServiceError || !(thrown instanceof Error)) return thrown
  const code = postgresCodeOf(thrown)
  if (code === '53100') return storageFull(thrown)
  if (isBusy(code, thrown)) return postgresBusy(thrown)
  return isLost(code, thrown) ? postgresUnavailable(thrown) : thrown
}

/** Whether a failed attempt to connect means that nobody is there, rather than that somebody refused. */
export function meansAbsent(thrown: unknown): boolean {
  const code = postgresCodeOf(thrown)
  if (code === '57P03') return true
  if (code !== undefined) return isFromSystem(code)
  return thrown instanceof Error && /^(Connection terminated|timeout expired|Query read timeout)/.test(thrown.message)
}

/**
 * SQLSTATEs (PostgreSQL's manual, appendix A): 40 a transaction that lost against another, 53 no connection or memory left,
 * 55P03 a lock, 57014 the time limit of a statement. The pool's own wait for a free connection has no code.
 */
function isBusy(code: string | undefined, { message }: Error): boolean {
  if (code === undefined) return message === 'timeout exceeded when trying to connect'
  return /^(40...|53...|55P03|57014)$/.test(code)
}

/**
 * 08 and 57P0x are the connection's end, 25P03 and 25P04 its end for idling in a transaction; 25006 is a server that
 * only reads (a standby), 58 its disk, 28 a password that was changed, 3D000 a database that was dropped. What pg itself finds
 * out about a dead connection has no code.
 */
function isLost(code: string | undefined, { message }: Error): boolean {
  if (code === undefined) return /^Connection terminated|not queryable|^timeout expired/.test(message)
  return /^(08...|28...|3D000|57P..|25P0[34]|25006|58...)$/.test(code) || isFromSystem(code)
}

/** An error of the operating system, such as ECONNRESET; ENOENT is a socket that is not there. No SQLSTATE begins with E. */
function isFromSystem(code: string): boolean {
  return /^E(?!RR_)[A-Z_]{3,}$/.test(code)
}

/** Its SQLSTATE, or the code of the operating system. */
export function postgresCodeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined
}
