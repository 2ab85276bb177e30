import { encodeTitle } from '../../../../dialects/mediawiki/encode-title.ts'
import { editionPrefixes, projectAddresses } from '../../../../dialects/mediawiki/interwiki-prefixes.ts'

/** Where a prefix leads, `$1` in place of the title; undefined where only its project knows. */
export function findInterwikiUrl(prefix: string): string | undefined {
  return editionPrefixes.has(prefix) ? `https://${prefix}.wikipedia.org/wiki/$1` : projectAddresses.get(prefix)
}

/** The address of a title of another wiki, prefix included. */
export function toInterwikiUrl(title: string): string {
  const colon = title.indexOf(':')
  const url = findInterwikiUrl(title.slice(0, colon)) ?? ''
  return url.replace('$1', () => encodeTitle(title.slice(colon + 1)))
}
