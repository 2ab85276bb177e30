import type { Formality } from '../../port.ts'
import { adaptAnswer } from './adapt-answer.ts'
import { lookOf } from './guess-kind.ts'
import { fillSlots, maskSlots } from './mask-slots.ts'
import type { BookLanguage, Phrase, PhraseBook } from './phrase-book.ts'
import type { PhraseKind } from './phrase-file.ts'

export interface PhraseQuery {
  readonly language: BookLanguage
  /** Of the text around it, where that shows it. */
  readonly kind: PhraseKind | undefined
  readonly formality: Formality | undefined
}

/** No phrase of the book is longer, with whatever stands in its slots. */
const maxLength = 160

/** Words that a question begins with whose mark was left out. */
const question =
  /^(?:what|who|where|when|why|how|which|whose|is|are|do|does|did|can|could|may|will|would|shall|have|has)\b(?!.*[?.!]$)/iu

/** The book's translations of a sentence or a string, the best first. */
export function answerPhrase(text: string, asked: PhraseQuery, book: PhraseBook): readonly string[] {
  if (text.length > maxLength || !/\p{L}/u.test(text)) return []
  const masked = maskSlots(text)
  const literal = rank(findPhrases(text, asked.language, book), text, asked).filter(
    ({ target }) => !masked || keepsPlaceholders(target, masked.slots),
  )
  if (literal.length > 0) return literal.map((phrase) => adaptAnswer(text, phrase, asked.language))
  if (!masked || masked.slots.includes('1')) return []
  const templates = rank(findPhrases(masked.text, asked.language, book), text, asked)
  return templates.map((phrase) => fillSlots(adaptAnswer(masked.text, phrase, asked.language), masked.slots))
}

/** The book knows texts whatever their capitals are, and `%S` is another placeholder than `%s`. A number may have become a word. */
function keepsPlaceholders(target: string, slots: readonly string[]): boolean {
  return slots.every((each) => /^\d/.test(each) || target.includes(each))
}

function findPhrases(text: string, language: BookLanguage, book: PhraseBook): readonly Phrase[] {
  const found = book.findAll(text, language)
  if (found.length > 0 || language === 'ja' || !question.test(text)) return found
  return book.findAll(`${text}?`, language)
}

function rank(found: readonly Phrase[], text: string, { language, kind, formality }: PhraseQuery): readonly Phrase[] {
  const formal = found.filter(({ target }) => language === 'ja' || fitsFormality(target, formality))
  const fitting = formal.length > 0 ? formal : found
  const wanted = kind ?? lookOf(text)
  // What a person has read comes before what was only counted, unless the text around says what is wanted.
  const own = kind ? [] : fitting.filter(({ isOwn }) => isOwn)
  const candidates = own.length > 0 ? own : fitting
  const best = candidates.find((phrase) => phrase.kind === wanted) ?? candidates[0]
  return best ? [best, ...[...candidates, ...fitting].filter((phrase) => phrase !== best)] : []
}

const polite =
  /(?:です|ます|でした|ました|ません|でしょう|ましょう|ください|下さい|ございます|お願いします)(?:か|ね|よ|が)?[。！？!?…]*$/u

/** A string of a program is neither polite nor not. */
function fitsFormality(japanese: string, formality: Formality | undefined): boolean {
  if (formality === undefined || !/[。！？!?]$/u.test(japanese)) return true
  return polite.test(japanese) === (formality === 'more')
}
