import { memoize } from '../../../../../libraries/memoize/memoize.ts'
import { toBareWords } from '../languages/to-bare-words.ts'
import { toPlainWords } from '../to-plain-words.ts'
import { type ConceptLanguage, conceptLanguages } from './concept-languages.ts'
import type { Concept, ConceptWords } from './concept-words.ts'
import { indexWords, type WordIndex } from './index-words.ts'
import { countCommonWords, spacedLanguages, tellByScript } from './tell-language.ts'

export interface FoundConcept {
  readonly concept: Concept
  /** The word, or the letter where a language has no spaces, at which it begins. */
  readonly at: number
}

export interface ReadWords {
  readonly language: ConceptLanguage
  /** The words in plain small letters; where a language has no spaces, all of it. */
  readonly words: readonly string[]
  readonly concepts: readonly FoundConcept[]
}

const indexSpaced = memoize((words: ConceptWords) => indexWords(words, true))
const indexUnspaced = memoize((words: ConceptWords) => indexWords(words, false))

/** Shorter beginnings than this stand for too much. */
const minBegun = 2
/** Letters of a word that are looked at. */
const maxWord = 24

/** What the words of a short text stand for, in whichever language it most likely is. */
export function findConcepts(text: string): ReadWords {
  const script = tellByScript(text)
  if (script) {
    const letters = text.toLowerCase()
    return {
      language: script,
      words: [letters],
      concepts: findInLetters(indexUnspaced(conceptLanguages[script]), letters),
    }
  }
  const bare = toWordList(toBareWords(text))
  const votes = countCommonWords(bare, text)
  let best: ReadWords | undefined
  let most = -1
  for (const language of spacedLanguages) {
    const words = language === 'en' ? toWordList(toPlainWords(text)) : bare
    const concepts = findInWords(indexSpaced(conceptLanguages[language]), words)
    const vote = votes[language] + new Set(concepts.map(({ at }) => at)).size / 2
    if (vote <= most) continue
    most = vote
    best = { language, words, concepts }
  }
  return best ?? { language: 'en', words: bare, concepts: [] }
}

function toWordList(plain: string): readonly string[] {
  return plain
    .replace(/[.!?\n]+/g, ' ')
    .split(' ')
    .filter(Boolean)
}

function findInWords({ whole, begun, longest }: WordIndex, words: readonly string[]): FoundConcept[] {
  const found: FoundConcept[] = []
  for (const [at, word] of words.entries()) {
    let phrase = ''
    for (let length = 1; length <= longest && at + length <= words.length; length++) {
      phrase = length === 1 ? word : `${phrase} ${words[at + length - 1] ?? ''}`
      for (const concept of whole.get(phrase) ?? []) found.push({ concept, at })
    }
    for (let length = minBegun; length <= Math.min(word.length, maxWord); length++)
      for (const concept of begun.get(word.slice(0, length)) ?? []) found.push({ concept, at })
  }
  for (const [at, word] of words.entries())
    if (isManyNumber(word) && isOfMedicine(found, at)) found.push({ concept: 'much', at })
  return found.toSorted((one, other) => one.at - other.at)
}

function isOfMedicine(found: readonly FoundConcept[], at: number): boolean {
  return found.some((one) => one.concept === 'medicine' && one.at > at && one.at - at <= 3)
}

/** So many pills are too many; hundreds are rather milligrams or years. */
function isManyNumber(word: string): boolean {
  return /^(?:[89]|[1-9]\d)$/.test(word)
}

function findInLetters({ whole, longest }: WordIndex, letters: string): FoundConcept[] {
  const found: FoundConcept[] = []
  for (let at = 0; at < letters.length; at++)
    for (let length = 1; length <= longest && at + length <= letters.length; length++)
      for (const concept of whole.get(letters.slice(at, at + length)) ?? []) found.push({ concept, at })
  for (const number of letters.matchAll(/(?<!\d)[1-9]\d(?=[錠粒個片알])/g))
    found.push({ concept: 'much', at: number.index })
  return found.toSorted((one, other) => one.at - other.at)
}
