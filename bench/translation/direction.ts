import { openTokenizer } from '../../src/capabilities/japanese-text/engines/embedded/open-tokenizer.ts'
import { normalizeText } from '../../src/libraries/text/normalize-text.ts'
import type { SentencePair } from './parallel-corpus.ts'
import { tokenize13a } from './tokenize-words.ts'

export type Language = keyof SentencePair

export interface Direction {
  readonly source: Language
  readonly target: Language
}

export const directions: readonly Direction[] = [
  { source: 'en', target: 'ja' },
  { source: 'ja', target: 'en' },
]

export type CutWords = Readonly<Record<Language, (text: string) => string[]>>

/**
 * English in lower case, as the references are; Japanese by the IPA dictionary, as sacrebleu's `ja-mecab`, after NFKC: the references write
 * digits in full width.
 */
export function openCut(): CutWords {
  const tokenize = openTokenizer()
  return {
    en: (text) => tokenize13a(text.toLowerCase()),
    ja: (text) => tokenize(normalizeText(text, 'NFKC')).map(({ surface }) => surface),
  }
}
