import { splitWords } from '../../src/capabilities/translation/domain/detect/split-words.ts'
import { cutGrams } from '../../src/capabilities/translation/domain/detect/cut-grams.ts'

/** How much of a text of the language is a word, or a run of letters, by that. */
export type Shares = ReadonlyMap<string, number>

/** A string that is one word says what is asked alone; one that programs say in many places, such as "Cancel", more so. */
const alone = 5
const maxPlaces = 10

/** Of strings of programs. */
export function countStrings(strings: readonly string[]): Shares {
  const places = new Map<string, number>()
  for (const text of strings) places.set(text, Math.min(maxPlaces, (places.get(text) ?? 0) + 1))
  const counts = new Map<string, number>()
  for (const [text, count] of places) {
    const words = splitWords(text)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + (words.length === 1 ? alone * count : 1))
  }
  return toShares(counts)
}

/** Of a list in the order of how common words are: by Zipf's law, as Mandelbrot has it. */
export function rankWords(list: readonly string[]): Shares {
  const words = [...new Set(list.flatMap(splitWords))]
  return toShares(new Map(words.map((word, rank) => [word, 1 / (rank + 2.7)])))
}

/** What is said everyday counts more than what programs say. */
const listWeight = 1.5

export function mixShares(strings: Shares, list: Shares): Shares {
  const mixed = new Map(strings)
  for (const [word, share] of list) mixed.set(word, (mixed.get(word) ?? 0) + share * listWeight)
  return toShares(mixed)
}

/** Runs of letters of the commonest words are counted less than as often as those: a word that is common is known as such. */
const gramPower = 0.7

export function countGrams(words: Shares): Shares {
  const counts = new Map<string, number>()
  for (const [word, share] of words)
    for (const gram of cutGrams(word)) counts.set(gram, (counts.get(gram) ?? 0) + share ** gramPower)
  return toShares(counts)
}

export function toShares(counts: ReadonlyMap<string, number>): Shares {
  const total = counts.values().reduce((sum, count) => sum + count, 0)
  return new Map([...counts].map(([word, count]) => [word, count / total]))
}
