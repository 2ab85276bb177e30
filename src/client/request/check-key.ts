/**
 * Refuses a key that no header can carry: `fetch` would quote it in its own error.
 *
 * @throws TypeError
 */
export function checkKey(key: string | undefined): string | undefined {
  if (key === undefined || /^[\x20-\x7e]+$/.test(key)) return key
  throw new TypeError('A key must be printable ASCII, on one line, and not empty.')
}
