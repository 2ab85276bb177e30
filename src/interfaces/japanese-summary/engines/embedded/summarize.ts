import type { SummaryRequest } from '../../port.ts'
import { cutToClauses } from '../../domain/cut-to-clauses.ts'
import { chooseSentences } from './choose-sentences.ts'
import { htmlToLines } from './html-to-lines.ts'
import { listTerms } from './list-terms.ts'
import { scoreSentences } from './score-sentences.ts'
import { splitText } from './split-text.ts'

/** The sentences that say most of a text, in its order and unaltered; the end of the best one where none fits whole. */
export function summarize({ text, separator, maxSentences, maxCharacters }: SummaryRequest): string[] {
  // A separator may be a tag.
  const sentences = splitText(separator?.includes('<') ? text : htmlToLines(text), separator)
  const terms = sentences.map(listTerms)
  const scores = scoreSentences(sentences, terms)
  const chosen = chooseSentences({ sentences, terms, scores, maxSentences, maxCharacters })
  if (chosen.length > 0) return chosen.map((index) => sentences[index] ?? '')
  return findClauses(sentences, scores, maxCharacters)
}

/** Of the best sentence that has an end which fits; none has, for a summary of a few characters. */
function findClauses(sentences: readonly string[], scores: readonly number[], maxCharacters: number): string[] {
  const order = [...sentences.keys()].toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  for (const index of order) {
    const clauses = cutToClauses(sentences[index] ?? '', maxCharacters)
    if (clauses !== undefined) return [clauses]
  }
  return []
}
