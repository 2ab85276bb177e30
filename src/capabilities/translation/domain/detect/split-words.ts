import { normalizeText } from '../../../../libraries/text/normalize-text.ts'

/** The words of a text in small letters, as they are counted when the table is made; an apostrophe ends one. */
export function splitWords(text: string): readonly string[] {
  return (
    normalizeText(text, 'NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  )
}
