import { lookUp } from '../../../../../libraries/json/look-up.ts'
import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'
import { lookAlikes } from '../../../../../libraries/text/look-alikes.ts'

/** Invisible characters that split words without being seen: soft hyphens, zero-width ones, marks of direction, tags. */
const invisible = /[\p{Default_Ignorable_Code_Point}]/gu

/**
 * A word that mixes Latin letters with Cyrillic, Greek or Armenian ones is written to be misread. Its length is bounded: a pattern
 * that repeats millions of times overflows the stack.
 */
const mixedWord = /[\p{L}\p{M}]{1,10000}/gu
const latin = /[a-z]/
const foreign = /[\u0370-\u058f\u0131\u0251\u0261]/

/**
 * Brings a text to the form that words are looked up in: NFKC, lower case, without accents, nothing invisible, look-alike letters
 * made Latin where a word mixes scripts, and words spelt out (`k i l l`) closed up.
 */
export function foldText(text: string): string {
  const plain = normalizeText(text.toWellFormed(), 'NFKC').replace(invisible, '').toLowerCase()
  const bare = /[^\0-\x7f]/.test(plain) ? dropAccents(plain) : plain
  return closeSpelling(bare)
}

function dropAccents(text: string): string {
  const unaccented = normalizeText(text, 'NFD').replace(/(?<=[a-z])[\u0300-\u036f]+/g, '')
  const bare = normalizeText(unaccented, 'NFC').replace(/[‘’ʼ`´]/g, "'")
  return bare.replace(mixedWord, (word) =>
    latin.test(word) && foreign.test(word)
      ? word.replace(/[^a-z]/gu, (letter) => lookUp(lookAlikes, letter) ?? letter)
      : word,
  )
}

/** Three or more single letters in a row, each followed by one space, dot, dash, star or underscore. */
const spelling = /(?<![a-z0-9'])(?:[a-z][ .\-_*]){2,}[a-z](?![a-z0-9'])/g

function closeSpelling(text: string): string {
  return text.replace(spelling, (letters) => letters.replace(/[^a-z]/g, ''))
}
