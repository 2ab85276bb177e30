import type { SummaryRequest } from '../../port.ts'
import { chooseSentences } from './choose-sentences.ts'
import { listTerms } from './list-terms.ts'
import { scoreSentences } from './score-sentences.ts'
import { splitText } from './split-text.ts'

/** The sentences that say most of a text, in its order and unaltered. */
export function summarize({ text, separator, maxSentences, maxCharacters }: SummaryRequest): string[] {
  const sentences = splitText(text, separator)
  const terms = sentences.map(listTerms)
  const scores = scoreSentences(sentences, terms)
  const chosen = chooseSentences({ sentences, terms, scores, maxSentences, maxCharacters })
  return chosen.map((index) => sentences[index] ?? '')
}
