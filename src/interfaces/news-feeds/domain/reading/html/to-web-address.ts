/**
 * An address that a page may link to as it stands: http or https, written as the URL standard has it, spaces as `%20` and hosts in
 * lower case. Browsers drop controls before it and tabs and line ends within it, as `URL` does, so that it is what they would open.
 *
 * @returns an empty text for every other one, `javascript:` and `data:` among them, and for what is no absolute address.
 */
export function toWebAddress(address: string): string {
  const url = URL.parse(address)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : ''
}
