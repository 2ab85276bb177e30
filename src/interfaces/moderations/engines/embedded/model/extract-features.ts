import type { ThemedWords } from './find-themes.ts'
import { hashText, joinHashes } from './hash.ts'
import { themes } from './themes.ts'

/**
 * Where each kind of feature lies in the weights: themes that occur (once, twice, four times), pairs of themes in one window, pairs
 * of themes that follow one another, hashed sequences of three themes, clusters of words and pairs of them, then hashed words, pairs of words, words beside themes and
 * parts of words.
 */
const count = 64
const pairs = 3 * count
const followers = pairs + count * count
const sequences = followers + count * count
const sequenceBuckets = 2 ** 14
const ends = sequences + sequenceBuckets
const clusters = ends + 8
const clusterBuckets = 2 ** 15
const words = clusters + clusterBuckets
const wordBuckets = 2 ** 16
export const featureCount = words + wordBuckets

export interface Features {
  readonly places: number[]
  readonly values: number[]
}

export interface ThemedSentence extends ThemedWords {
  readonly words: readonly string[]
  readonly end: string
}

/** How far apart two words may be and still count as following one another. */
const farthest = 5

export function extractFeatures(sentences: readonly ThemedSentence[]): Features {
  const places: number[] = []
  const values: number[] = []
  const add = (place: number, value: number) => {
    places.push(place)
    values.push(value)
  }
  addThemes(sentences, add)
  const length = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0)
  const share = Math.min(1, Math.sqrt(12 / Math.max(1, length)))
  for (const sentence of sentences) {
    addSequences(sentence, add)
    addClusters(sentence, share, add)
    addWords(sentence, share, add)
  }
  return { places, values }
}

type Add = (place: number, value: number) => void

function addThemes(sentences: readonly ThemedSentence[], add: Add): void {
  const counts = new Uint16Array(count)
  for (const { low, high } of sentences)
    for (const [at, mask] of low.entries())
      for (const theme of themesIn(mask, high[at] ?? 0)) counts[theme] = (counts[theme] ?? 0) + 1
  const present: number[] = []
  for (const theme of themes.keys()) {
    const times = counts[theme] ?? 0
    if (times === 0) continue
    present.push(theme)
    add(theme, 1)
    if (times > 1) add(count + theme, 0.7)
    if (times > 3) add(2 * count + theme, 0.7)
  }
  for (const [at, first] of present.entries())
    for (let next = at + 1; next < present.length; next++) add(pairs + first * count + (present[next] ?? 0), 0.5)
  const { end = '' } = sentences.at(-1) ?? {}
  add(ends, 1)
  if (end === '?') add(ends + 1, 0.5)
  if (end === '!') add(ends + 2, 0.5)
}

function themesIn(low: number, high: number): number[] {
  const found: number[] = []
  for (let rest = low; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest))
  for (let rest = high; rest !== 0; rest &= rest - 1) found.push(63 - Math.clz32(rest & -rest))
  return found
}

function addSequences({ low, high }: ThemedSentence, add: Add): void {
  let before = -1
  let previous: { at: number; themes: number[] } | undefined
  for (const [at, mask] of low.entries()) {
    const here = themesIn(mask, high[at] ?? 0)
    const first = here[0]
    if (first === undefined) continue
    if (previous && at - previous.at <= farthest) {
      for (const one of previous.themes) for (const other of here) add(followers + one * count + other, 0.5)
      const key = (before + 1) * 4096 + (previous.themes[0] ?? 0) * 64 + first
      add(sequences + (Math.imul(key, 0x9e3779b1) >>> 18), 0.4)
      before = previous.themes[0] ?? -1
    } else before = -1
    previous = { at, themes: here }
  }
}

/** Clusters alone, beside one another, and beside themes. */
function addClusters({ clusters: found, low, high }: ThemedSentence, share: number, add: Add): void {
  const addHashed = (key: number, value: number) => add(clusters + (Math.imul(key, 0x9e3779b1) >>> 17), value * share)
  let before = 0
  let themesBefore: readonly number[] = []
  for (const [at, cluster] of found.entries()) {
    if (cluster > 0) addHashed(cluster, 0.5)
    if (cluster > 0 && before > 0) addHashed(before * 1024 + cluster, 0.3)
    if (cluster > 0) for (const theme of themesBefore) addHashed((theme + 1) * 1_048_576 + cluster, 0.3)
    const here = themesIn(low[at] ?? 0, high[at] ?? 0)
    if (before > 0) for (const theme of here) addHashed((theme + 101) * 1_048_576 + before, 0.3)
    before = cluster
    themesBefore = here
  }
}

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/

function addWords({ words: texts, hashes, low, high }: ThemedSentence, share: number, add: Add): void {
  const addHashed = (hash: number, value: number) =>
    add(words + ((hash ^ (hash >>> 16)) & (wordBuckets - 1)), value * share)
  for (const [at, text] of texts.entries()) {
    const hash = hashes[at] ?? 0
    if (japanese.test(text)) {
      for (let start = 0; start + 2 <= text.length; start++) addHashed(hashText(text.slice(start, start + 2), 7), 0.25)
      continue
    }
    addHashed(joinHashes(1, hash), 0.5)
    const next = hashes[at + 1]
    if (next !== undefined) {
      addHashed(joinHashes(hash, next), 0.35)
      for (const theme of themesIn(low[at] ?? 0, high[at] ?? 0)) addHashed(joinHashes(theme + 100, next), 0.35)
      for (const theme of themesIn(low[at + 1] ?? 0, high[at + 1] ?? 0)) addHashed(joinHashes(theme + 200, hash), 0.35)
    }
    if (text.length > 3 && text.length <= longestWord) addParts(text, addHashed)
  }
}

/** Letters of a word whose parts mean something; beyond are codes and noise. */
const longestWord = 30

/** Four letters at a time, the word's beginning and end marked: what misspelt and run-together words keep. */
function addParts(text: string, addHashed: Add): void {
  const marked = `<${text}>`
  const value = 0.5 / Math.sqrt(marked.length - 3)
  for (let start = 0; start + 4 <= marked.length; start++) addHashed(hashText(marked.slice(start, start + 4), 3), value)
}
