import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'
import { readPieces } from '../../../../../libraries/marian/read-pieces.ts'

/** So many letters that a model does not know cost little. */
const maxUnknown = 16

/** Of the letters of a sentence, from 0 to 1; it holds some also where it is full of rare names. */
const maxUnknownShare = 0.25

/** The characters that a vocabulary has. Others are spelled byte by byte: they take several times as long, and mean nothing to the model. */
export class KnownCharacters {
  readonly #characters: ReadonlySet<string>

  constructor(vocabulary: Uint8Array) {
    this.#characters = new Set(readPieces(vocabulary)?.flatMap((piece) => [...piece]))
  }

  /** Whether a sentence of well-formed HTML is written in letters of which the model knows enough. */
  canRead(html: string): boolean {
    const text = normalizeText(html.replaceAll(/<[^>]*>/g, ' '), 'NFKC')
    const letters = text.match(/\p{L}/gu) ?? []
    const unknown = letters.filter((letter) => !this.#characters.has(letter)).length
    return unknown <= maxUnknown || unknown <= letters.length * maxUnknownShare
  }
}
