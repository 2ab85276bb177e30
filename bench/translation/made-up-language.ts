/** Words that no language has, each with its translation, for models of any size. */
import type { WordPair } from '../../src/capabilities/translation/testing/marian/word-vocabulary.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'

const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'za', 'pel', 'dor', 'gan', 'mis', 'tur', 'fen']

/** At most 65,536, each of four syllables; translated, they are in capitals. */
export function makeWords(count: number): WordPair[] {
  return Array.from({ length: count }, (_, index) => {
    const word = [0, 4, 8, 12].map((shift) => syllables[(index >> shift) & 15]).join('')
    return [word, word.toUpperCase()]
  })
}

/** Sentences of so many words, the same in every run. */
export function makeSentences(words: readonly WordPair[], count: number, length: number): string[] {
  const random = createRandom(7)
  const draw = () => words[Math.floor(random() * words.length)]?.[0] ?? ''
  return Array.from({ length: count }, () => Array.from({ length }, draw).join(' '))
}
