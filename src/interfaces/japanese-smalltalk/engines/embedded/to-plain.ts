import { normalizeText } from '../../../../libraries/text/normalize-text.ts'

/** A text in one spelling, without punctuation, blanks, emoji and written laughter. */
export function withoutSigns(text: string): string {
  return normalizeText(text, 'NFKC')
    .replaceAll(/[\p{P}\p{Z}\p{C}\p{S}]/gu, (sign) => (/[ー・]/.test(sign) ? sign : ''))
    .replace(/(?<=.)(?:笑+|w{2,}|草)$/u, '')
    .replaceAll(/([ーっぁぃぅぇぉ])\1+/gu, '$1')
}

/** A text as it is compared. */
export function toPlain(text: string): string {
  return withoutSigns(text).toLowerCase()
}
