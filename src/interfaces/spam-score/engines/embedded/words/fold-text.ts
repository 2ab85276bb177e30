import { lookUp } from '../../../../../libraries/json/look-up.ts'
import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'
import { lookAlikes } from '../../../../../libraries/text/look-alikes.ts'
import { isAscii } from '../character-range.ts'

/**
 * Text as a reader takes it, for comparing: lower case, no accents, letters that only look Latin made so, invisible
 * characters dropped.
 */

const invisible =
  // Each stands alone; none is meant to combine with its neighbour.
  // oxlint-disable-next-line no-misleading-character-class
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0]|[\u{E0000}-\u{E007F}]/gu

const lookAlikePattern = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'g')

export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return normalizeText(text.replaceAll(invisible, ''), 'NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** Foreign letters inside a word that has Latin ones, too, made Latin: `pаypal` with a Cyrillic a. */
export function foldLookAlikes(word: string): string {
  return word.replaceAll(lookAlikePattern, (letter) => lookUp(lookAlikes, letter) ?? letter)
}

export function countInvisible(text: string): number {
  return isAscii(text) ? 0 : (text.match(invisible)?.length ?? 0)
}

/** Whether a word mixes Latin letters with Cyrillic or Greek ones. */
export function isMixedScript(word: string): boolean {
  return /[a-z]/i.test(word) && /[\u0370-\u03FF\u0400-\u052F]/.test(word)
}
