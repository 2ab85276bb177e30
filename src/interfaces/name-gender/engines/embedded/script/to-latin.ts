import { lookUp } from '../../../../../libraries/json/look-up.ts'
import {
  arabic,
  armenian,
  cyrillic,
  devanagariConsonants,
  devanagariSigns,
  devanagariVowels,
  georgian,
  greek,
  hebrew,
  kana,
  latin,
} from './tables.ts'
import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'

/**
 * A word in lower-case Latin letters, without accents. Chinese characters, Hangul and scripts without a table stay as they
 * are: the model knows them by themselves.
 */
export function toLatin(word: string): string {
  if (plain.test(word)) return word
  const folded = normalizeText(word, 'NFKC').toLowerCase()
  if (plain.test(folded)) return folded
  if (devanagari.test(folded)) return spellDevanagari(folded)
  if (hiraganaOrKatakana.test(folded)) return spellKana(folded)
  let spelled = ''
  for (const letter of normalizeText(folded, 'NFC')) spelled += spellLetter(letter)
  return spelled
}

const plain = /^[a-z'-]*$/
const devanagari = /[\u0900-\u097f]/
const hiraganaOrKatakana = /^[\u3041-\u3096\u30a1-\u30fc]+$/
const marks = /\p{M}/gu
const alphabets = [latin, cyrillic, greek, arabic, hebrew, armenian, georgian]

function spellLetter(letter: string): string {
  if (letter < '\u0080') return letter
  for (const alphabet of alphabets) {
    const spelling = alphabet.get(letter)
    if (spelling !== undefined) return spelling
  }
  if (letter >= '\u0e00' && letter < '\u1e00') return letter
  const bare = normalizeText(letter, 'NFD').replace(marks, '')
  if (bare === letter || bare.length === 0) return letter >= '\u1100' ? normalizeText(letter, 'NFC') : bare
  return letter >= '\uac00' ? letter : [...bare].map(spellLetter).join('')
}

/** Schwas at the end of a word are silent. */
function spellDevanagari(word: string): string {
  let spelled = ''
  let isOpen = false
  for (const letter of normalizeText(word, 'NFC')) {
    const consonant = devanagariConsonants.get(letter)
    const sign = devanagariSigns.get(letter)
    if (consonant !== undefined) {
      spelled += (isOpen ? 'a' : '') + consonant
      isOpen = true
    } else if (sign !== undefined) {
      spelled += letter === 'ं' && isOpen ? `a${sign}` : sign
      isOpen = false
    } else {
      spelled += (isOpen ? 'a' : '') + (devanagariVowels.get(letter) ?? (letter === '-' ? letter : ''))
      isOpen = false
    }
  }
  return spelled
}

/** Hepburn without long marks, as Japanese names are written abroad: しょうこ is "shoko", ゆうじ "yuji". */
function spellKana(word: string): string {
  let spelled = ''
  let doubles = false
  for (const letter of word) {
    const sign = letter >= '\u30a1' && letter <= '\u30f6' ? String.fromCodePoint(letter.charCodeAt(0) - 0x60) : letter
    if (sign === 'っ') doubles = true
    else if ('ゃゅょ'.includes(sign)) spelled = addGlide(spelled, sign)
    else {
      const sound = kana.get(sign) ?? ''
      spelled += doubles ? `${sound.startsWith('ch') ? 't' : sound.charAt(0)}${sound}` : sound
      doubles = false
    }
  }
  return spelled.replaceAll('ou', 'o').replaceAll('uu', 'u').replaceAll('oo', 'o')
}

const glides: Readonly<Record<string, string>> = { ゃ: 'a', ゅ: 'u', ょ: 'o' }

function addGlide(spelled: string, sign: string): string {
  const vowel = lookUp(glides, sign) ?? ''
  if (!spelled.endsWith('i')) return spelled + vowel
  const stem = spelled.slice(0, -1)
  return /(?:sh|ch|j)$/.test(stem) ? stem + vowel : `${stem}y${vowel}`
}
