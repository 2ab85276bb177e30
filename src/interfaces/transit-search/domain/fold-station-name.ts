import { normalizeText } from '../../../libraries/text/normalize-text.ts'

/** A name as it is compared: NFKC, so full-width is half-width, lower case, katakana as hiragana, no spaces and no points. */
export function foldStationName(name: string): string {
  return normalizeText(name.toWellFormed(), 'NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cc}\p{Cf}・･'’.-]+/gu, '')
    .replaceAll(/[\u{30a1}-\u{30f6}]/gu, toHiragana)
}

/** The two blocks lie 0x60 apart. */
function toHiragana(katakana: string): string {
  return String.fromCodePoint((katakana.codePointAt(0) ?? 0) - 0x60)
}
