import type { ThemedSentence } from './extract-features.ts'
import { hashText } from './hash.ts'
import type { Network } from './read-network.ts'

/** Letters of a word whose parts are read, and parts of one word, at most. */
const maxLetters = 20
const maxParts = 16

export interface EmbeddedWords {
  /** `width` numbers a word and an end of sentence, between a row of zeros on either side. */
  readonly rows: Float64Array
  /** Where each sentence begins, and behind the last where it ends, counted without the first row of zeros. */
  readonly starts: readonly number[]
}

/** What the network reads of sentences: of each word what it means, its parts and themes; then how the sentence ends. */
export function embedWords(network: Network, sentences: readonly ThemedSentence[]): EmbeddedWords {
  const { width } = network
  const starts = [0]
  for (const { words } of sentences) starts.push((starts.at(-1) ?? 0) + words.length + 1)
  const rows = new Float64Array(((starts.at(-1) ?? 0) + 2) * width)
  for (const [number, { words, clusters, low, high, end }] of sentences.entries()) {
    const start = (starts[number] ?? 0) + 1
    for (const [at, word] of words.entries()) {
      const row = rows.subarray((start + at) * width, (start + at + 1) * width)
      addWord(network, word, clusters[at] ?? 0, row)
      addThemes(network, low[at] ?? 0, high[at] ?? 0, row)
    }
    const kind = end === '?' ? 1 : end === '!' ? 2 : 0
    const place = (start + words.length) * width
    addRow(network.gramRows, network.grams + kind, 1, rows.subarray(place, place + width))
  }
  return { rows, starts }
}

function addWord({ clusterRows, gramRows, grams }: Network, word: string, cluster: number, row: Float64Array): void {
  if (cluster > 0) addRow(clusterRows, cluster - 1, 1, row)
  const parts = listParts(word)
  for (const part of parts) addRow(gramRows, hashText(part) % grams, 1 / parts.length, row)
}

/** The whole word, then three and four letters at a time, its beginning and end marked. */
function listParts(word: string): readonly string[] {
  const marked = `<${word.slice(0, maxLetters)}>`
  const parts = [marked]
  for (const length of [3, 4])
    for (let start = 0; start + length <= marked.length && parts.length < maxParts; start++)
      parts.push(marked.slice(start, start + length))
  return parts
}

function addThemes({ themeRows }: Network, low: number, high: number, row: Float64Array): void {
  for (let rest = low; rest !== 0; rest &= rest - 1) addRow(themeRows, 31 - Math.clz32(rest & -rest), 1, row)
  for (let rest = high; rest !== 0; rest &= rest - 1) addRow(themeRows, 63 - Math.clz32(rest & -rest), 1, row)
}

function addRow(from: Float64Array, number: number, share: number, row: Float64Array): void {
  const start = number * row.length
  for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) + share * (from[start + at] ?? 0)
}
