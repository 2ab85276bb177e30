import type { FixedTerm } from './find-fixed-terms.ts'
import { isUnnumbered } from './number-placeholders.ts'

/** Whether the translation holds each of them as often as it should. */
export function keepsTerms(translation: string, terms: readonly FixedTerm[]): boolean {
  if (terms.length === 0) return true
  const digits = digitsOf(translation)
  const wanted = Map.groupBy(terms, ({ text }) => text)
  return [...wanted].every(([text, equal]) => {
    if (equal[0]?.isNumber) return digits.includes(digitsOf(text))
    return countOf(text, translation) >= equal.length
  })
}

/** One that stands at another place may have got its number. */
function countOf(term: string, translation: string): number {
  const found = translation.split(term).length - 1
  if (!isUnnumbered(term)) return found
  return found + Array.from(translation.matchAll(/%\d+\$(\S)/g)).filter(([, kind]) => kind === term.at(-1)).length
}

/** Digits alone, full-width ones among them. */
function digitsOf(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfe_e0))
    .replace(/(?<=\d)[.,:/ \u00a0\u202f-](?=\d)/gu, '')
}
