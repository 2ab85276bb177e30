import type { Entities, Indices } from '../engine.ts'

/** A tag begins after no letter, digit or `&` (an entity of HTML), and is not all digits. */
const hashtag = /(?<![\p{L}\p{N}_&/])[#＃]((?=[\p{N}_]*[\p{L}\p{M}])[\p{L}\p{M}\p{N}_]+)/gu
const mention = /(?<![\p{L}\p{N}_!#$%&*/])[@＠](\w{1,30})(?!\w|@)/gu
const address = /https?:\/\/[^\s<>"'「」『』【】（）]+/gu
/** Ends a sentence rather than an address. */
const trailing = /(?:[.,;:!?)\]]|&gt;|&quot;)+$/u

/** The tags, mentions and addresses in a text, with their places in code points. */
export function findEntities(text: string): Entities {
  const links = [...text.matchAll(address)].map(({ 0: found, index }) => {
    const url = found.replace(trailing, '')
    return { url, expandedUrl: url, displayUrl: shortenUrl(url), indices: placeOf(text, index, url) }
  })
  const inLink = ([start]: Indices) => links.some(({ indices }) => start >= indices[0] && start < indices[1])
  const hashtags = [...text.matchAll(hashtag)]
    .map(({ 0: found, 1: name = '', index }) => ({ text: name, indices: placeOf(text, index, found) }))
    .filter(({ indices }) => !inLink(indices))
  const mentions = [...text.matchAll(mention)]
    .map(({ 0: found, 1: name = '', index }) => ({ screenName: name, name, indices: placeOf(text, index, found) }))
    .filter(({ indices }) => !inLink(indices))
  return { hashtags, symbols: [], mentions, links, media: [] }
}

function placeOf(text: string, index: number, found: string): Indices {
  const start = countCodePoints(text.slice(0, index))
  return [start, start + countCodePoints(found)]
}

export function countCodePoints(text: string): number {
  let count = 0
  for (const _each of text) count += 1
  return count
}

const longestDisplay = 30

/** As the wire shows addresses: without the scheme, cut with an ellipsis. */
export function shortenUrl(url: string): string {
  const bare = url.replace(/^https?:\/\/(www\.)?/, '')
  const characters = [...bare]
  return characters.length > longestDisplay ? `${characters.slice(0, longestDisplay).join('')}…` : bare
}
