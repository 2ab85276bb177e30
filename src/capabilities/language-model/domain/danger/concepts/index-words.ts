import { toBareWords } from '../languages/to-bare-words.ts'
import { type Concept, concepts, type ConceptWords } from './concept-words.ts'

/** Words of a language by how they begin, and the length of the longest. */
export interface WordIndex {
  /** Whole words and phrases. */
  readonly whole: ReadonlyMap<string, readonly Concept[]>
  /** Beginnings of words, for those with a star. */
  readonly begun: ReadonlyMap<string, readonly Concept[]>
  /** Words of the longest phrase, or letters, where a language has no spaces. */
  readonly longest: number
}

/** Nothing is to be taken off such a word. */
const isPlain = /^[a-z]+(?: [a-z]+)*$/

/** Makes the lists of a language quick to look up; `isSpaced` tells whether words stand apart in it. */
export function indexWords(words: ConceptWords, isSpaced: boolean): WordIndex {
  const whole = new Map<string, Concept[]>()
  const begun = new Map<string, Concept[]>()
  let longest = 1
  for (const concept of concepts)
    for (const entry of words[concept]?.split('|') ?? []) {
      const isBegun = entry.endsWith('*')
      const written = isBegun ? entry.slice(0, -1) : entry
      const word = isSpaced && !isPlain.test(written) ? toBareWords(written) : written.toLowerCase()
      const map = isBegun ? begun : whole
      map.set(word, [...(map.get(word) ?? []), concept])
      longest = Math.max(longest, isSpaced ? word.split(' ').length : word.length)
    }
  return { whole, begun, longest }
}
