import { openTokenizer } from '../../../src/capabilities/japanese-text/engines/embedded/open-tokenizer.ts'
import { cutEnglish, cutJapanese, type CutWords } from './cut-words.ts'
import type { Pair } from './read-pairs.ts'
import { WordAssociations } from './word-associations.ts'

export interface ScoredPair extends Pair {
  /** The mean log-probability of its content words by those of the other side: how far the rest of the corpora agrees. */
  readonly agreement: number
}

/** What is longer teaches little of words, and would take most of the time. */
const maxWords = 12
const maxCharacters = 60

/** A pair without a content word cannot be judged; it gets a middling score. */
const unknown = -1.5
const least = 1e-4

/** Short pairs, each with how far its words are translated in the others as they are in it. */
export function scorePairs(pairs: readonly Pair[]): ScoredPair[] {
  const tokenize = openTokenizer()
  const cut = pairs
    .filter(({ english, japanese }) => english.split(/\s+/).length <= maxWords && japanese.length <= maxCharacters)
    .map((pair) => ({ pair, english: cutEnglish(pair.english), japanese: cutJapanese(pair.japanese, tokenize) }))
  const words = new WordAssociations(cut.map(({ english, japanese }) => [english.words, japanese.words] as const))
  return cut.map(({ pair, english, japanese }) => ({ ...pair, agreement: measure(words, english, japanese) }))
}

function measure(words: WordAssociations, english: CutWords, japanese: CutWords): number {
  const explained = [
    ...english.content.map((word) => words.explainEnglish(word, japanese.words)),
    ...japanese.content.map((word) => words.explainJapanese(word, english.words)),
  ].filter((probability) => probability !== undefined)
  if (explained.length === 0) return unknown
  return explained.reduce((sum, probability) => sum + Math.log(Math.max(probability, least)), 0) / explained.length
}
