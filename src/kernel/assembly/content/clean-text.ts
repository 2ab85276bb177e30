/** A line of text out of foreign data: well-formed, without control characters, NUL among them, which PostgreSQL keeps not. */
export function cleanText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value)
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
}
