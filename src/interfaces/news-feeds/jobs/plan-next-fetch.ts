/** When a feed is read again. */
import { parseRetryAfter } from '../../../libraries/retry/parse-retry-after.ts'

const hourMs = 3_600_000
const maxBackoffMs = 24 * hourMs
const maxRetryAfterMs = 7 * 24 * hourMs

export interface FailurePlan {
  readonly now: number
  /** Milliseconds between two readings of a feed that works. */
  readonly everyMs: number
  /** Failures in a row, this one included. */
  readonly failures: number
  /** The header of the answer, if there was one. */
  readonly retryAfter: string | undefined
}

/**
 * After a failure the wait doubles each time, up to a day; a server that says when to come back (Retry-After, RFC 9110
 * section 10.2.3) is believed for up to a week.
 */
export function planAfterFailure({ now, everyMs, failures, retryAfter }: FailurePlan): number {
  const backoff = Math.min(everyMs * 2 ** Math.min(failures, 20), Math.max(maxBackoffMs, everyMs))
  const asked = parseRetryAfter(retryAfter, now) ?? 0
  return now + Math.max(backoff, Math.min(asked, maxRetryAfterMs))
}
