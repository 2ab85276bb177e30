import { findFixedTerms, type FixedTerm, mergeTerms } from './find-fixed-terms.ts'
import { findSpelledNumbers } from './find-spelled-numbers.ts'

/** All that a model with markers is not to see: a date or an amount as one, but for those in code and addresses. */
export function findKeptTerms(text: string, language: string): readonly FixedTerm[] {
  const fixed = findFixedTerms(text)
  const others = fixed.filter(({ isNumber }) => !isNumber)
  const spelled = findSpelledNumbers(text, language).filter(
    ({ begin, end }) => !others.some((other) => other.begin < end && begin < other.end),
  )
  return mergeTerms(spelled, fixed)
}

/** A text with its numbers as they stand in a translation. */
export function writeSpelledNumbers(text: string, language: string): string {
  let [written, at] = ['', 0]
  for (const { begin, end, text: number } of findSpelledNumbers(text, language)) {
    written += text.slice(at, begin) + number
    at = end
  }
  return written + text.slice(at)
}
