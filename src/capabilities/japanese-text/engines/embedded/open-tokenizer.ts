import lindera from 'lindera-wasm-nodejs-ipadic'
import { normalizeJapanese } from '../../domain/normalize-japanese.ts'
import type { Token } from '../../port.ts'
import { readTokens } from './read-tokens.ts'

export type Tokenize = (text: string) => Token[]

/** Characters that are given to the dictionary at once: the best path is searched through all of them, and each token takes memory. */
const maxPiece = 2_000

/** Reads the dictionary, which takes half a second and 130 MB. */
export function openTokenizer(): Tokenize {
  const builder = new lindera.TokenizerBuilder()
  builder.setDictionary('embedded://ipadic')
  builder.setMode('normal')
  const tokenizer = builder.build()
  return (original) => {
    // The dictionary has no kana of half width and no letters of full width.
    const { text, places } = normalizeJapanese(original)
    const tokens = cutPieces(text).flatMap(({ piece, begin }) => {
      const answer: unknown = tokenizer.tokenize(piece)
      return readTokens(answer, piece, begin)
    })
    return tokens.map((token) => toOriginal(token, original, places))
  }
}

function toOriginal(token: Token, original: string, places: Uint32Array): Token {
  const begin = places[token.begin] ?? 0
  return { ...token, begin, surface: original.slice(begin, places[token.begin + token.surface.length]) }
}

/** Pieces that end where no word goes on: at line breaks and full stops, and anywhere where there are none for too long. */
function cutPieces(text: string): { readonly piece: string; readonly begin: number }[] {
  const pieces: { piece: string; begin: number }[] = []
  for (let begin = 0; begin < text.length;) {
    const end = findEnd(text, begin)
    pieces.push({ piece: text.slice(begin, end), begin })
    begin = end
  }
  return pieces
}

function findEnd(text: string, begin: number): number {
  const max = begin + maxPiece
  if (max >= text.length) return text.length
  for (let at = max; at > begin; at--) if (/[\n。!?]/.test(text[at - 1] ?? '')) return at
  // Not between the two halves of a character.
  return /[\uDC00-\uDFFF]/.test(text[max] ?? '') ? max - 1 : max
}
