import type { SummaryRequest } from '../../port.ts'
import { cutToClauses } from '../../domain/cut-to-clauses.ts'
import { chooseSentences } from './choose-sentences.ts'
import { listTerms } from './list-terms.ts'
import { findHeadings } from './markup/find-headings.ts'
import { joinWrappedLines } from './markup/join-wrapped-lines.ts'
import { toPlainText } from './markup/to-plain-text.ts'
import { scoreSentences } from './score-sentences.ts'
import { splitText } from './split-text.ts'

/** The sentences that say most of a text, in its order and unaltered; the end of the best one where none fits whole. */
export function summarize({ text, separator, maxSentences, maxCharacters }: SummaryRequest): string[] {
  const plain = isOfMarkup(separator) ? text : toPlainText(text)
  const sentences = splitText(separator === undefined ? joinWrappedLines(plain) : plain, separator)
  const terms = sentences.map(listTerms)
  const scores = scoreSentences(sentences, terms, { isCounted: maxCharacters < Infinity, headings: findHeadings(text) })
  const chosen = chooseSentences({ sentences, terms, scores, maxSentences, maxCharacters })
  return chosen.length > 0 ? chosen : findClauses(sentences, scores, maxCharacters)
}

/** A separator may be a tag or a sign of Markdown: then nothing is taken out of the text. */
function isOfMarkup(separator = ''): boolean {
  return /[-<>#*=[\]{}'|`_~+]/.test(separator)
}

/** The best sentence that fits, or whose last clauses do; none does, for a summary of a few characters. */
function findClauses(sentences: readonly string[], scores: readonly number[], maxCharacters: number): string[] {
  const order = [...sentences.keys()].toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  for (const index of order) {
    const clauses = cutToClauses(sentences[index] ?? '', maxCharacters)
    if (clauses !== undefined) return [clauses]
  }
  return []
}
