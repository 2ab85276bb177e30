import { Parser } from 'htmlparser2'
import { resolveAddress } from './resolve-address.ts'

const feedTypes: ReadonlySet<string> = new Set([
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
  'application/json',
])
/** Only these matter, and without the rest of the page no tree can grow. */
const tags = /<(?:base|link)\s[^<>]*>/gi
/** The head of a page lies within this many characters; what comes after is not looked at. */
const searchedCharacters = 512 * 1024
/** Feeds that a message can name, and characters of each. */
const maxFeeds = 10
const maxAddressLength = 2_000

/** The feeds that a web page says belong to it, in its order, the first ten. */
export function discoverFeeds(html: string, pageAddress: string | undefined): string[] {
  const found = new Set<string>()
  let base = pageAddress
  const parser = new Parser({
    onopentag(tag, attributes) {
      const address = attributes['href']?.trim()
      if (!address) return
      if (tag === 'base') base = resolveAddress(address, pageAddress)
      if (tag !== 'link' || found.size === maxFeeds || address.length > maxAddressLength) return
      if (isFeedLink(attributes)) found.add(resolveAddress(address, base))
    },
  })
  parser.end(html.slice(0, searchedCharacters).match(tags)?.join('') ?? '')
  return [...found]
}

function isFeedLink(attributes: Readonly<Record<string, string>>): boolean {
  const relations = (attributes['rel'] ?? '').toLowerCase().split(/\s+/)
  const type = (attributes['type'] ?? '').toLowerCase().split(';', 1)[0]?.trim() ?? ''
  return relations.includes('feed') || (relations.includes('alternate') && feedTypes.has(type))
}
