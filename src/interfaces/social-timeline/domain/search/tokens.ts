import { normalizeText } from '../../../../libraries/text/normalize-text.ts'
import { unescapeText } from '../text/escape-text.ts'

/** Characters that are words by themselves: scripts written without spaces, Korean for the endings of its words, and emoji. */
const single =
  /[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{Extended_Pictographic}]&&[\p{L}\p{M}\p{N}\p{So}]]/v
const word = new RegExp(`${single.source}|[[\\p{L}\\p{M}\\p{N}_]--${single.source}]+`, 'gv')

/** What is longer is cut: an index has room for so much. */
const maxTokenLength = 100

/** A text as it is searched: case and width folded, accents kept. */
export function fold(text: string): string {
  return normalizeText(text.toWellFormed(), 'NFKC').toLowerCase()
}

/** The words of a text of the wire in their order, folded. */
export function toTokens(text: string): string[] {
  return Array.from(fold(unescapeText(text)).matchAll(word), ([found]) => found.slice(0, maxTokenLength).toWellFormed())
}

/** Whether the words stand in a text one right after the other. */
export function includesSequence(tokens: readonly string[], wanted: readonly string[]): boolean {
  return tokens.some((_token, start) => wanted.every((each, place) => tokens[start + place] === each))
}

/**
 * What an index holds of words that follow one another: characters that are words by themselves in pairs, as one alone stands in too
 * many texts; one alone where it has no such neighbour.
 */
export function toPairs(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, place) => {
    if (!single.test(token)) return [token]
    const [before, after] = [tokens[place - 1], tokens[place + 1]]
    if (after !== undefined && single.test(after)) return [token + after]
    return before !== undefined && single.test(before) ? [] : [token]
  })
}
