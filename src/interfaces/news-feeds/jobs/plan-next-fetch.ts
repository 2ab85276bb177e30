/** When a feed is read again. */

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
  const asked = readRetryAfter(retryAfter, now) ?? 0
  return now + Math.max(backoff, Math.min(asked, maxRetryAfterMs))
}

/** Milliseconds from now; undefined when the header is absent or says nothing readable. */
export function readRetryAfter(text: string | undefined, now: number): number | undefined {
  const trimmed = text?.trim() ?? ''
  if (/^\d{1,15}$/.test(trimmed)) return Number(trimmed) * 1_000
  // A date has letters; Date.parse would read "-5" or "1.5" as one, too.
  const date = /[a-z]/i.test(trimmed) ? Date.parse(trimmed) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
