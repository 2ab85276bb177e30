import { normalizeText } from '../../libraries/text/normalize-text.ts'

/** Scripts that put no spaces between words, whose words are found by pairs of characters. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+/gu
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** The words of a text as a search knows them: case, width and marks folded, in order, with repeats. */
export function toSearchWords(text: string): string[] {
  const folded = normalizeText(text, 'NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
  const words: string[] = []
  for (const [run] of normalizeText(folded, 'NFC').matchAll(word)) {
    if (!unspaced.test(run)) words.push(run)
    else for (const pair of toPairs(run)) words.push(pair)
  }
  return words
}

function toPairs(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => (characters[index] ?? '') + character)
}
