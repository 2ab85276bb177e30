import type { BookLanguage, PhraseBook } from './phrase-book.ts'
import type { PhraseKind } from './phrase-file.ts'

/** What is looked at of the text around a phrase. */
const maxCharacters = 2_000
const maxLines = 30

/** Beyond this a line is no word of an interface. */
const maxStringWords = 5
const minProseWords = 14

type Votes = Record<PhraseKind, number>

/** The kind of text that a phrase stands in, by what stands around it: by what the book knows that as, else by its looks. */
export function guessKind(around: string, language: BookLanguage, book: PhraseBook): PhraseKind | undefined {
  const votes: Votes = { everyday: 0, interface: 0, prose: 0 }
  const lines = around.slice(0, maxCharacters).split(/[\n\r]+|(?<=[.!?。！？])\s*(?=\S)/u, 4 * maxLines)
  for (const line of lines.filter((each) => /\p{L}/u.test(each)).slice(0, maxLines)) {
    const known = new Set(line.length > 80 ? [] : book.findAll(line, language).map(({ kind }) => kind))
    const kind = known.size === 1 ? [...known][0] : undefined
    votes[kind ?? lookOf(line)] += kind ? 2 : 1
  }
  const [first, second] = Object.entries(votes).toSorted(([, one], [, other]) => other - one)
  return first && first[1] > (second?.[1] ?? 0) ? toKind(first[0]) : undefined
}

/** By its looks alone: strings of programs have no full stop, and placeholders. */
export function lookOf(text: string): PhraseKind {
  const trimmed = text.trim()
  const words = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(trimmed) ? trimmed.length / 2.5 : trimmed.split(/\s+/).length
  if (/\{|%[a-z\d]|⟦/iu.test(trimmed)) return 'interface'
  const isSentence = /[.!?。！？]$/u.test(trimmed) && !/(?:\.\.|…)$/u.test(trimmed)
  // Strings begin with a capital; "next year" is what somebody types.
  if (!isSentence && /^\p{Ll}/u.test(trimmed)) return 'everyday'
  if (!isSentence) return words <= maxStringWords ? 'interface' : 'everyday'
  return words >= minProseWords ? 'prose' : 'everyday'
}

function toKind(name: string): PhraseKind | undefined {
  return name === 'everyday' || name === 'interface' || name === 'prose' ? name : undefined
}
