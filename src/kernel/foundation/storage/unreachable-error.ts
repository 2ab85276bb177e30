import { OperatorError } from '../../../libraries/errors/operator-error.ts'

/** Says what is wrong with DATABASE_URL or the server behind it, never showing the password. */
export function toUnreachableError(databaseUrl: string, cause: unknown): OperatorError {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    // No cause: an error about a broken address quotes it.
    return new OperatorError(
      'DATABASE_URL is no address such as postgres://user:password@host:5432/name; ' +
        'special characters in a password are written percent-encoded.',
    )
  }
  return new OperatorError(`PostgreSQL at ${url.host || 'the local socket'} ${explain(codeOf(cause), url)}`, { cause })
}

/** Codes are PostgreSQL's SQLSTATE (appendix A of its manual) or the operating system's. */
function explain(code: string | undefined, url: URL): string {
  if (code === '28P01' || code === '28000') return 'refuses the user or the password in DATABASE_URL.'
  if (code === '3D000') return `has no database "${url.pathname.slice(1)}": make it, or mend DATABASE_URL.`
  if (code === '53300') return 'has no connection left: raise its max_connections, or run fewer replicas.'
  return `cannot be reached (${code ?? 'no answer'}): is it running, and is DATABASE_URL right?`
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
}
