/** Parts of a text that a translation has to hold as they are. */

export interface FixedTerm {
  readonly begin: number
  readonly end: number
  readonly text: string
  /** Of numbers only the digits count: their separators are a language's own. */
  readonly isNumber: boolean
}

/** Repetitions are bounded, so that the time stays linear. */
const patterns = [
  /(?:https?:\/\/|www\.)[^\s<>"'、。（）「」]{1,2000}/gu,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gu,
  /(?<![\w@#])[@#][A-Za-z_]\w{0,100}/gu,
  /\p{RGI_Emoji}+/gv,
  /(?<![\p{L}\p{N}_])(?=[A-Za-z_.-]{0,40}\d)[A-Za-z0-9](?:[\w.-]{0,60}\w)?(?![\p{L}\p{N}_])/gu,
]

const number = /\d(?:[\d.,:/-]{0,40}\d)/gu

/** Ordinals and decades, which languages write in words of their own. */
const ordinal = /^\d+(?:st|nd|rd|th|s)$/i

/** Addresses, names of accounts, emoji, codes of letters and digits, and numbers of two digits and more. */
export function findFixedTerms(text: string): readonly FixedTerm[] {
  const terms: FixedTerm[] = []
  const add = (begin: number, found: string, isNumber: boolean) => {
    const term = { begin, end: begin + found.length, text: found, isNumber }
    if (terms.every((other) => term.begin >= other.end || term.end <= other.begin)) terms.push(term)
  }
  for (const pattern of patterns)
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const trimmed = found.replace(/[.,;:!?)\]}…]+$/u, '')
      if (/\D/.test(trimmed) && !ordinal.test(trimmed) && !/^[\d.,:/-]*$/.test(trimmed)) add(index, trimmed, false)
    }
  for (const { 0: found, index } of text.matchAll(number)) add(index, found, true)
  return terms.toSorted((one, other) => one.begin - other.begin)
}

/** Whether the translation holds each of them as often as it should. */
export function keepsTerms(translation: string, terms: readonly FixedTerm[]): boolean {
  const digits = digitsOf(translation)
  return terms.every(({ text, isNumber }) => {
    if (isNumber) return digits.includes(digitsOf(text))
    return translation.split(text).length > terms.filter((other) => other.text === text).length
  })
}

/** Digits alone, full-width ones among them. */
function digitsOf(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfe_e0))
    .replace(/(?<=\d)[.,:/ \u00a0\u202f-](?=\d)/gu, '')
}
