/**
 * An address that a page may link to as it stands: http or https, an `href` of which a browser makes nothing else. Browsers drop
 * controls before it and tabs and line ends within it, as `URL` does, so that what it finds is what they would run.
 *
 * @returns an empty text for every other one, `javascript:` and `data:` among them, and for what is no absolute address.
 */
export function toWebAddress(address: string): string {
  const protocol = URL.parse(address)?.protocol
  return protocol === 'http:' || protocol === 'https:' ? address : ''
}
