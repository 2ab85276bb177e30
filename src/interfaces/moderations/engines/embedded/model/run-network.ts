import { embedWords } from './embed-words.ts'
import type { ThemedSentence } from './extract-features.ts'
import { learned } from './file-format.ts'
import type { Network } from './read-network.ts'

/** Words and ends of sentences that are judged at once, at most, each run beginning in the middle of the one before. */
const windowLength = 64

/** Logits by learned category: filters over neighbouring words, the highest and the mean of each over some 64 words, of all such runs the highest. */
export function runNetwork(network: Network, sentences: readonly ThemedSentence[]): Float64Array {
  const { rows, starts } = embedWords(network, sentences)
  const length = starts.at(-1) ?? 0
  const filtered = filterWords(network, rows, length)
  const highest = new Float64Array(learned.length).fill(-Infinity)
  for (let start = 0; start === 0 || start < length - windowLength / 2; start += windowLength / 2) {
    const pooled = poolFilters(filtered, 2 * network.hidden, start, Math.min(length, start + windowLength))
    for (const category of highest.keys())
      highest[category] = Math.max(highest[category] ?? 0, dot(network.output, category, pooled, 0, pooled.length))
  }
  return highest
}

/** Of each word what the filters over three words and those over it alone say, nothing below 0. */
function filterWords({ width, hidden, wide, narrow }: Network, rows: Float64Array, length: number): Float64Array {
  const filtered = new Float64Array(length * 2 * hidden)
  for (let at = 0; at < length; at++) {
    for (let filter = 0; filter < hidden; filter++) {
      filtered[at * 2 * hidden + filter] = Math.max(0, dot(wide, filter, rows, at * width, 3 * width))
      filtered[at * 2 * hidden + hidden + filter] = Math.max(0, dot(narrow, filter, rows, (at + 1) * width, width))
    }
  }
  return filtered
}

/** The highest of each filter, then the mean. */
function poolFilters(filtered: Float64Array, filters: number, start: number, end: number): Float64Array {
  const pooled = new Float64Array(2 * filters)
  for (let at = start; at < end; at++)
    for (let filter = 0; filter < filters; filter++) {
      const value = filtered[at * filters + filter] ?? 0
      if (value > (pooled[filter] ?? 0)) pooled[filter] = value
      pooled[filters + filter] = (pooled[filters + filter] ?? 0) + value
    }
  for (let filter = filters; filter < 2 * filters; filter++)
    pooled[filter] = (pooled[filter] ?? 0) / Math.max(4, end - start)
  return pooled
}

/** The product of a row of weights, whose last is a bias, and `length` values, a multiple of four; four sums at once are twice as fast. */
function dot(weights: Float64Array, row: number, values: Float64Array, first: number, length: number): number {
  const start = row * (length + 1)
  let one = weights[start + length] ?? 0
  let two = 0
  let three = 0
  let four = 0
  for (let at = 0; at < length; at += 4) {
    const weight = start + at
    const value = first + at
    one += (weights[weight] ?? 0) * (values[value] ?? 0)
    two += (weights[weight + 1] ?? 0) * (values[value + 1] ?? 0)
    three += (weights[weight + 2] ?? 0) * (values[value + 2] ?? 0)
    four += (weights[weight + 3] ?? 0) * (values[value + 3] ?? 0)
  }
  return one + two + three + four
}
