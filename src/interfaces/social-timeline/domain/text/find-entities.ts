import type { Entities, Indices } from '../../port.ts'

/** A tag begins after no letter, digit or `&` (an entity of HTML), and is not all digits. */
const hashtag = /(?<![\p{L}\p{N}_&/])[#＃]((?=[\p{N}_]*[\p{L}\p{M}])[\p{L}\p{M}\p{N}_]+)/gu
const mention = /(?<![\p{L}\p{N}_!#$%&*/])[@＠](\w{1,30})(?!\w|@)/gu
const address = /https?:\/\/[^\s<>"'「」『』【】（）]+/gu
/** Ends a sentence rather than an address. */
const trailing = /(?:[.,;:!?)\]]|&gt;|&quot;)+$/u

/** The tags, mentions and addresses in a text, with their places in code points. */
export function findEntities(text: string): Entities {
  const placeOfLink = createPlacer(text)
  const links = Array.from(text.matchAll(address), ({ 0: found, index }) => {
    const url = found.replace(trailing, '')
    return { url, expandedUrl: url, displayUrl: shortenUrl(url), indices: placeOfLink(index, url) }
  })
  const placeOfTag = createPlacer(text)
  const hashtags = Array.from(text.matchAll(hashtag), ({ 0: found, 1: name = '', index }) => ({
    text: name,
    indices: placeOfTag(index, found),
  }))
  const placeOfMention = createPlacer(text)
  const mentions = Array.from(text.matchAll(mention), ({ 0: found, 1: name = '', index }) => ({
    screenName: name,
    name,
    indices: placeOfMention(index, found),
  }))
  return { hashtags: outside(links, hashtags), symbols: [], mentions: outside(links, mentions), links, media: [] }
}

/** Finds places one after the other, and so counts every code point once. */
function createPlacer(text: string): (index: number, found: string) => Indices {
  let [counted, start] = [0, 0]
  return (index, found) => {
    start += countCodePoints(text.slice(counted, index))
    counted = index
    return [start, start + countCodePoints(found)]
  }
}

interface Placed {
  readonly indices: Indices
}

/** Those that begin in no link; both in the order of the text. */
function outside<Entity extends Placed>(links: readonly Placed[], entities: readonly Entity[]): Entity[] {
  let at = 0
  return entities.filter(({ indices: [start] }) => {
    while ((links[at]?.indices[1] ?? Infinity) <= start) at += 1
    return start < (links[at]?.indices[0] ?? Infinity)
  })
}

export function countCodePoints(text: string): number {
  let count = 0
  for (const _each of text) count += 1
  return count
}

const maxDisplayLength = 30

/** As the wire shows addresses: without the scheme, cut with an ellipsis. */
export function shortenUrl(url: string): string {
  const bare = url.replace(/^https?:\/\/(www\.)?/, '')
  const characters = [...bare]
  return characters.length > maxDisplayLength ? `${characters.slice(0, maxDisplayLength).join('')}…` : bare
}
