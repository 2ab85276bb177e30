import type { FeedEntry } from './reading/feed.ts'
import { toWebAddress } from './reading/html/to-web-address.ts'

/**
 * Where an entry leads: the address that FeedBurner replaced by one of its own, else the entry's link, else its id where that
 * is an address to visit, else its first enclosure. Empty when it has none of these.
 */
export function chooseLink({ link, id, idIsPermalink, enclosures, extensions }: FeedEntry): string {
  const original = extensions['feedburner']?.['origLink']?.[0]?.value
  const permalink = idIsPermalink === false ? undefined : id
  const candidates = [original, link, permalink, ...enclosures.map(({ url }) => url)]
  return candidates.map((address) => toWebAddress(address ?? '')).find((address) => address !== '') ?? ''
}
