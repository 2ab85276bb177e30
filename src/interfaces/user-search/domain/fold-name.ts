import { normalizeText } from '../../../libraries/text/normalize-text.ts'

/** Folded names are compared; beyond this length they are cut, so that they fit the index of any database. */
const maxLength = 500

/**
 * A name as it is compared: compatibility forms unified (NFKC, so full-width is half-width), case folded, katakana as
 * hiragana, white space as single spaces, and no invisible characters. Folding twice changes nothing.
 */
export function foldName(name: string): string {
  const unified = normalizeText(name.toWellFormed(), 'NFKC').replaceAll(/\p{Cf}/gu, '')
  return normalizeText(foldCase(unified), 'NFKC')
    .replaceAll(/[\u{30a1}-\u{30f6}\u{30fd}\u{30fe}]/gu, toHiragana)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .trimEnd()
}

/** By way of the capital letters, as ß equals SS, and of the small ones first, as ẞ equals ß; a sigma at the end of a word is a sigma. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** The two blocks lie 0x60 apart. */
function toHiragana(katakana: string): string {
  return String.fromCodePoint((katakana.codePointAt(0) ?? 0) - 0x60)
}
