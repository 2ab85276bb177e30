import type { Edit } from './edit.ts'
import { scriptOf } from './script.ts'
import type { WordFilter } from './word-filter.ts'

const minLength = 3
const maxLength = 20

/** Whether an edit would change a whole word of katakana that the dictionary has, or two such words that stand together. */
export function isKnownWord(dictionary: WordFilter, text: string, { begin, end, replacement }: Edit): boolean {
  if (!isKatakana(text.slice(begin, end)) || !isKatakana(replacement)) return false
  let [from, to] = [begin, end]
  while (from > 0 && scriptOf(text[from - 1] ?? ' ') === 'katakana') from--
  while (to < text.length && scriptOf(text[to] ?? ' ') === 'katakana') to++
  const word = text.slice(from, to)
  if (word.length < minLength || word.length > maxLength) return false
  if (dictionary.has(word)) return true
  for (let at = minLength; at <= word.length - minLength; at++)
    if (dictionary.has(word.slice(0, at)) && dictionary.has(word.slice(at))) return true
  return false
}

function isKatakana(text: string): boolean {
  return [...text].every((letter) => scriptOf(letter) === 'katakana')
}
