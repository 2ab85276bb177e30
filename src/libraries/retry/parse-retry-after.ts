/** Milliseconds that a `Retry-After` header asks to wait, in seconds or as a date (RFC 9110, 10.2.3); undefined where it says neither. */
export function parseRetryAfter(header: string | null | undefined, now = Date.now()): number | undefined {
  const text = header?.trim() ?? ''
  // Some servers write parts of a second.
  if (/^\d{1,15}(?:\.\d+)?$/.test(text)) return Number(text) * 1_000
  // A date has letters; Date.parse would read "-5" as one, too.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
