/** Byte-pair encoding learnt from counts of words: the most frequent pair is merged until the vocabulary is full. */
import { splitPieces } from '../../src/capabilities/language-model/domain/tokens/split-pieces.ts'
import { firstMerge } from '../../src/capabilities/language-model/domain/tokens/tokenizer.ts'

interface Word {
  readonly tokens: number[]
  readonly count: number
}

/** Left and right of each merge in turn, for a vocabulary of `size` tokens. */
export function trainMerges(texts: readonly string[], size: number): Uint16Array {
  const words = countWords(texts)
  const pairs = new PairCounts(words, size)
  const merges: number[] = []
  for (let token = firstMerge; token < size; token++) {
    const pair = pairs.takeMostFrequent()
    merges.push(Math.floor(pair / size), pair % size)
    pairs.merge(pair, token)
  }
  return Uint16Array.from(merges)
}

/** What is rarer would not be merged, and only slow the search. */
const minCount = 3

function countWords(texts: readonly string[]): readonly Word[] {
  const counts = new Map<string, number>()
  for (const text of texts) for (const piece of splitPieces(text)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  const encoder = new TextEncoder()
  return Array.from(counts)
    .filter(([, count]) => count >= minCount)
    .map(([piece, count]) => ({ tokens: Array.from(encoder.encode(piece), (byte) => byte + 1), count }))
}

/** How often each pair of neighbours occurs and in which words; a pair is one number, left times the size plus right. */
class PairCounts {
  readonly #counts = new Map<number, number>()
  readonly #places = new Map<number, Set<Word>>()
  readonly #size: number

  constructor(words: readonly Word[], size: number) {
    this.#size = size
    for (const word of words) this.#add(word, 1)
  }

  /** Of equals the smallest number, so that the same texts always give the same merges. */
  takeMostFrequent(): number {
    let [best, max] = [-1, 0]
    for (const [pair, count] of this.#counts) {
      if (count > max || (count === max && pair < best)) [best, max] = [pair, count]
    }
    return best
  }

  merge(pair: number, token: number): void {
    const [left, right] = [Math.floor(pair / this.#size), pair % this.#size]
    // A copy: words leave the set while the pair is taken out of them.
    const words = [...(this.#places.get(pair) ?? [])]
    for (const word of words) {
      this.#add(word, -1)
      const { tokens } = word
      for (let at = 0; at + 1 < tokens.length; at++) {
        if (tokens[at] === left && tokens[at + 1] === right) tokens.splice(at, 2, token)
      }
      this.#add(word, 1)
    }
  }

  #add(word: Word, sign: 1 | -1): void {
    for (let at = 0; at + 1 < word.tokens.length; at++) {
      const pair = (word.tokens[at] ?? 0) * this.#size + (word.tokens[at + 1] ?? 0)
      const count = (this.#counts.get(pair) ?? 0) + sign * word.count
      if (count > 0) this.#counts.set(pair, count)
      else this.#counts.delete(pair)
      const places = this.#places.get(pair) ?? new Set()
      if (sign > 0) places.add(word)
      else places.delete(word)
      if (places.size > 0) this.#places.set(pair, places)
      else this.#places.delete(pair)
    }
  }
}
