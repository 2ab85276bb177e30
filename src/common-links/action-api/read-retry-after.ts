/** Milliseconds of a `Retry-After` header, in seconds or as a date (RFC 9110, 10.2.3); undefined when there is none. */
export function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}
