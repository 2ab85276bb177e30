/** Bytes of a key that MediaWiki keeps. */
const maxBytes = 230

/** What a category sorts a page by (mediawiki.org/wiki/Manual:$wgCategoryCollation, `uppercase`): what the page said, then its title. */
export function toSortKey(name: string, said: string): string {
  const key = said === '' ? name : `${said}\n${name}`
  const upper = key.toUpperCase()
  const bytes = Buffer.from(upper)
  return bytes.length <= maxBytes
    ? upper
    : bytes
        .subarray(0, maxBytes)
        .toString('utf8')
        .replace(/\u{fffd}+$/u, '')
}
