import type { FoundConcept, ReadWords } from '../concepts/find-concepts.ts'

/** Rows of a table of weights; those of one group share one value, so that long texts weigh no more than short ones. */
export interface Features {
  readonly rows: Uint32Array
  readonly values: Float32Array
}

/** Rows of the table: a power of two. */
export const tableSize = 1 << 16

/** Letters of which runs are looked at, where a language has no spaces. */
const maxLetters = 200
/** Words between two that count as neighbours. */
const nearby = 3

/** What a short text says, as rows: what its words stand for, alone, in pairs and threes; in English and Japanese the words, too. */
export function listFeatures({ language, words, concepts }: ReadWords): Features {
  const kinds = [...new Set(concepts.map(({ concept }) => concept))].toSorted()
  return hashGroups([
    kinds.map((kind) => `1 ${kind}`),
    listPairs(kinds),
    listTriples(kinds),
    listNeighbours(concepts, words.length === 1 ? nearby * 3 : nearby),
    ...(language === 'en' ? listWords(words) : []),
    language === 'ja' ? listLetters(words[0] ?? '') : [],
  ])
}

/** Concepts that are looked at behind each one. */
const maxBehind = 12

function listNeighbours(concepts: readonly FoundConcept[], reach: number): string[] {
  const neighbours = new Set<string>()
  for (const [index, one] of concepts.entries())
    for (let next = index + 1; next < concepts.length && next < index + maxBehind; next++) {
      const other = concepts[next]
      if (other && other.at > one.at && other.at - one.at <= reach) neighbours.add(`> ${one.concept} ${other.concept}`)
    }
  return [...neighbours]
}

function listPairs(kinds: readonly string[]): string[] {
  return kinds.flatMap((one, at) => kinds.slice(at + 1).map((other) => `2 ${one} ${other}`))
}

/** Threes of the rarer kinds; a text that has nearly all of them says nothing by threes. */
function listTriples(kinds: readonly string[]): string[] {
  if (kinds.length > 14) return []
  return kinds.flatMap((one, at) =>
    kinds
      .slice(at + 1)
      .flatMap((other, next) => kinds.slice(at + next + 2).map((third) => `3 ${one} ${other} ${third}`)),
  )
}

function listWords(words: readonly string[]): string[][] {
  const pairs = words.slice(1).map((word, at) => `b ${words[at] ?? ''} ${word}`)
  const apart = words.slice(2).map((word, at) => `s ${words[at] ?? ''} ${word}`)
  return [[...new Set(words)].map((word) => `w ${word}`), [...new Set([...pairs, ...apart])], listParts(words)]
}

/** Runs of four letters, by which misspelt words are still known. */
function listParts(words: readonly string[]): string[] {
  const parts = new Set<string>()
  for (const word of words.slice(0, maxLetters / 4)) {
    const bound = `_${word.slice(0, 20)}_`
    for (let at = 0; at + 4 <= bound.length; at++) parts.add(`p ${bound.slice(at, at + 4)}`)
  }
  return [...parts]
}

function listLetters(letters: string): string[] {
  const runs = new Set<string>()
  for (let at = 0; at < Math.min(letters.length, maxLetters); at++)
    for (const length of [2, 3, 4]) if (at + length <= letters.length) runs.add(`l ${letters.slice(at, at + length)}`)
  return [...runs]
}

function hashGroups(groups: readonly (readonly string[])[]): Features {
  const count = groups.reduce((sum, group) => sum + group.length, 1)
  const rows = new Uint32Array(count)
  const values = new Float32Array(count)
  values[0] = 1
  let at = 1
  for (const group of groups)
    for (const name of group) {
      rows[at] = hashText(name)
      values[at++] = 1 / Math.sqrt(group.length)
    }
  return { rows, values }
}

/** FNV-1a over UTF-16 code units, with its bits mixed; 0 stands for every text alike. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return 1 + (((hash ^ (hash >>> 13)) >>> 0) % (tableSize - 1))
}
