import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'

/** Words in small letters without accents ("möchte" and "mochte" alike) and apostrophes, as people write in haste. */
export function toBareWords(text: string): string {
  const bare = normalizeText(text.toLowerCase(), 'NFD').replace(/[\u0300-\u036f]/g, '')
  return normalizeText(bare, 'NFC')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{M}\p{N}.!?\n]+/gu, ' ')
    .trim()
}
