import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Token } from '../../port.ts'

const text = Type.Optional(Type.String())

/** A token as lindera gives it; `*` stands for nothing. */
const LinderaToken = Type.Object({
  surface: Type.String(),
  partOfSpeech: text,
  partOfSpeechSubcategory1: text,
  conjugationType: text,
  conjugationForm: text,
  baseForm: text,
  reading: text,
})

const linderaTokens = Compile(Type.Array(LinderaToken))

/** Tokens of a piece of a text that begins at `begin`. */
export function readTokens(answer: unknown, piece: string, begin: number): Token[] {
  if (!linderaTokens.Check(answer)) throw new TypeError('lindera answered in a form that is not known.')
  let at = 0
  return answer.map((token) => {
    const found = piece.indexOf(token.surface, at)
    at = found + token.surface.length
    const isKnown = orEmpty(token.partOfSpeech) !== ''
    return {
      surface: token.surface,
      begin: begin + found,
      partOfSpeech: isKnown ? orEmpty(token.partOfSpeech) : guessPartOfSpeech(token.surface),
      detail: isKnown ? orEmpty(token.partOfSpeechSubcategory1) : '',
      baseForm: orEmpty(token.baseForm) || token.surface,
      reading: orEmpty(token.reading),
      // lindera 2.0 gives each under the name of the other.
      conjugationType: orEmpty(token.conjugationForm),
      conjugationForm: orEmpty(token.conjugationType),
      isKnown,
    }
  })
}

function orEmpty(field: string | undefined): string {
  return field === undefined || field === '*' || field === 'UNK' ? '' : field
}

/** What the dictionary does not have is a name or a term, or a sign. */
function guessPartOfSpeech(surface: string): string {
  return /[\p{L}\p{N}]/u.test(surface) ? '名詞' : '記号'
}
