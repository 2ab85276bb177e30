/** A title in an address: MediaWiki leaves what reads well as it is. */
export function encodeTitle(title: string): string {
  const escaped = encodeURIComponent(title.replaceAll(' ', '_')).replaceAll("'", '%27')
  return escaped.replaceAll(/%(?:2F|3A|3B|40|24|2C)/g, (code) => decodeURIComponent(code))
}
