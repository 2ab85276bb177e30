import type { Deadline } from './deadline.ts'

/** Ends a sentence on why no answer came. What was thrown is not quoted: it may hold headers. */
export function reasonForNoAnswer(thrown: unknown, { passed, timeoutMs }: Deadline): string {
  return passed ? `did not answer within ${timeoutMs / 1000} s` : `got no answer${quoteCode(thrown)}`
}

/** The same for an answer that began and did not end. */
export function reasonForBreak(thrown: unknown, { passed, timeoutMs }: Deadline): string {
  return passed ? `the rest did not come within ${timeoutMs / 1000} s` : `the connection broke${quoteCode(thrown)}`
}

/** Node's `fetch` keeps the system's error code, such as ECONNREFUSED, in the cause. */
function quoteCode(thrown: unknown): string {
  const cause = thrown instanceof Error ? thrown.cause : undefined
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : ''
}
