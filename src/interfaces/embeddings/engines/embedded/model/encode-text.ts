/**
 * The vector of a text: what its words mean (a row each, added up) beside how they are spelled (character n-grams, hashed).
 * Each part has unit length times its share, so that a cosine is `share` times the likeness in meaning and the rest in spelling.
 */
import { hashGrams, hashText } from './hash-grams.ts'
import type { EmbeddingModel } from './read-model.ts'
import { type Run, splitRuns } from './split-runs.ts'

export interface EncodedText {
  readonly vector: Float32Array
  readonly tokens: number
}

export function encodeText(model: EmbeddingModel, text: string): EncodedText {
  const runs = splitRuns(text)
  const { counts, tokens } = countRows(model, runs)
  const meaning = addRows(model, counts)
  const spelling = addGrams(model, runs, text)
  return { vector: join(model, meaning, spelling, shareOf(model, runs)), tokens: Math.max(1, tokens) }
}

/** How often each row is wanted, and tokens in all. */
function countRows(model: EmbeddingModel, runs: readonly Run[]) {
  const counts = new Map<number, number>()
  let tokens = 0
  for (const { kind, text } of runs) {
    const pieces = kind === 'japanese' ? model.segmenter.segment(text) : [text]
    for (const piece of pieces) {
      const row = findRow(model, piece)
      counts.set(row, (counts.get(row) ?? 0) + 1)
    }
    tokens += pieces.length
  }
  return { counts, tokens }
}

/** Endings that are tried off a word which is not in the vocabulary. */
const endings = ['s', 'es', 'd', 'ed', 'ing', 'ly']

function findRow({ rowOf, vocabulary, unknown }: EmbeddingModel, piece: string): number {
  const row = rowOf.get(piece)
  if (row !== undefined) return row
  for (const ending of endings) {
    if (!piece.endsWith(ending) || piece.length < ending.length + 3) continue
    const stem = rowOf.get(piece.slice(0, -ending.length))
    if (stem !== undefined) return stem
  }
  return vocabulary + (hashText(piece) % unknown)
}

/** Repetition counts with its logarithm. */
function addRows({ rows, scales, semantic }: EmbeddingModel, counts: ReadonlyMap<number, number>): Float64Array {
  const sum = new Float64Array(semantic)
  const width = semantic / 2
  for (const [row, count] of counts) {
    const scale = (scales[row] ?? 0) * (1 + Math.log(count))
    const start = row * width
    for (let at = 0; at < width; at++) {
      const pair = rows[start + at] ?? 0x88
      sum[2 * at] = (sum[2 * at] ?? 0) + scale * ((pair & 15) - 8)
      sum[2 * at + 1] = (sum[2 * at + 1] ?? 0) + scale * ((pair >>> 4) - 8)
    }
  }
  return sum
}

/** Code units of a text without letters, digits or Japanese (emoji, say) that its spelling is made of. */
const maxOtherLength = 1000

function addGrams(model: EmbeddingModel, runs: readonly Run[], text: string): Float64Array {
  const sum = new Float64Array(model.spelling)
  const { gramWeights, buckets, spelling } = model
  const addAll = (piece: string, minLength: number, maxLength: number, weight: number) =>
    hashGrams(piece, minLength, maxLength, (hash) => {
      const value = weight * (gramWeights[hash & (buckets - 1)] ?? 0)
      // A count sketch: in every 64 dimensions one signed place, of seven bits of the hash.
      for (let first = 0, bits = hash; first < spelling; first += 64, bits >>>= 7) {
        const at = first + (bits & 63)
        sum[at] = (sum[at] ?? 0) + (bits & 64 ? value : -value)
      }
    })
  for (const { kind, text: run } of runs) {
    if (kind !== 'japanese') addAll(`<${run}>`, 2, 4, 1)
    else for (const part of splitScripts(run)) addAll(part, 1, 3, isHiragana(part) ? model.hiraganaWeight : 1)
  }
  if (runs.length === 0) addAll(`<${text.slice(0, maxOtherLength).toWellFormed()}>`, 2, 4, 1)
  return sum
}

function splitScripts(run: string): readonly string[] {
  return run.match(/[\u3041-\u309f]+|[\u30a1-\u30ff\u31f0-\u31ff]+|[^\u3041-\u30ff\u31f0-\u31ff]+/g) ?? []
}

function isHiragana(part: string): boolean {
  return part.charAt(0) <= '\u309f' && part.charAt(0) >= '\u3041'
}

/** By how much of the text is Japanese. */
function shareOf({ share, japaneseShare }: EmbeddingModel, runs: readonly Run[]): number {
  let japanese = 0
  let all = 0
  for (const { kind, text } of runs) {
    all += text.length
    if (kind === 'japanese') japanese += text.length
  }
  return share + (japaneseShare - share) * (all === 0 ? 0 : japanese / all)
}

/** Meaning and spelling in turn, the weightiest dimensions of meaning first: every prefix has its share of both. */
function join(model: EmbeddingModel, meaning: Float64Array, spelling: Float64Array, share: number): Float32Array {
  const vector = new Float32Array(model.semantic + model.spelling)
  const [ofMeaning, ofSpelling] = [lengthOf(meaning), lengthOf(spelling)]
  const meaningScale = ofMeaning === 0 ? 0 : (ofSpelling === 0 ? 1 : Math.sqrt(share)) / ofMeaning
  const spellingScale = ofSpelling === 0 ? 0 : (ofMeaning === 0 ? 1 : Math.sqrt(1 - share)) / ofSpelling
  for (let at = 0; at < model.semantic; at++) {
    vector[2 * at] = (meaning[at] ?? 0) * meaningScale
    vector[2 * at + 1] = (spelling[at] ?? 0) * spellingScale
  }
  return vector
}

function lengthOf(vector: Float64Array): number {
  let sum = 0
  for (const value of vector) sum += value * value
  return Math.sqrt(sum)
}
