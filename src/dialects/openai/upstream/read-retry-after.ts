/** Milliseconds to wait: seconds or a date (RFC 9110, 10.2.3), or the original's own header in milliseconds. */
export function readRetryAfter(headers: Headers): number | undefined {
  const ms = headers.get('retry-after-ms')
  const text = headers.get('retry-after')
  if (ms !== null && Number(ms) >= 0) return Number(ms)
  if (text === null) return undefined
  const wait = Number.isNaN(Number(text)) ? Date.parse(text) - Date.now() : Number(text) * 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
