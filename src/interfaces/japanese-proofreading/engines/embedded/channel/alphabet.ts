/** Characters as numbers: those that the model knows, and classes for all others. */
export interface Alphabet {
  readonly size: number
  /** One number for each UTF-16 code unit. */
  encode(text: string): Uint16Array
  numberOf(codeUnit: number): number
  /** The character of a number; empty for a class. */
  characterOf(number: number): string
}

/** Stands before and behind a sentence. */
export const boundary = 0

/** Numbers of the classes, which come before those of characters. */
const classes = { unknownKanji: 1, latin: 2, digit: 3, other: 4, unknownKatakana: 5 }
const firstCharacter = 6

export function createAlphabet(characters: string): Alphabet {
  const numbers = new Uint16Array(0x10000)
  for (let unit = 0; unit < numbers.length; unit++) numbers[unit] = classOf(String.fromCharCode(unit))
  for (let at = 0; at < characters.length; at++) numbers[characters.charCodeAt(at)] = firstCharacter + at
  return {
    size: firstCharacter + characters.length,
    encode: (text) => Uint16Array.from({ length: text.length }, (_, at) => numbers[text.charCodeAt(at)] ?? 0),
    numberOf: (codeUnit) => numbers[codeUnit] ?? 0,
    characterOf: (number) => (number < firstCharacter ? '' : (characters[number - firstCharacter] ?? '')),
  }
}

function classOf(character: string): number {
  if (/[0-9]/.test(character)) return classes.digit
  if (/\p{Script=Latin}/u.test(character)) return classes.latin
  if (/\p{Script=Han}/u.test(character)) return classes.unknownKanji
  if (/\p{Script=Katakana}/u.test(character)) return classes.unknownKatakana
  return classes.other
}

/** Whether a character has a number of its own, if it is frequent enough: digits and letters go by their class. */
export function hasOwnNumber(character: string): boolean {
  return character.length === 1 && /[^\p{Script=Latin}0-9\s]/u.test(character)
}
