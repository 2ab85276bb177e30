import { brotliDecompressSync } from 'node:zlib'
import { type Static, Type } from 'typebox'
import { createWeightsReader } from '../../../../../libraries/weights/create-weights-reader.ts'
import { listGrams } from '../list-grams.ts'
import { toPlain } from '../to-plain.ts'
import type { Rarities } from './tf-idf.ts'

/**
 * How well a reply follows what was said. Two learnt tables, one for what was said and one for replies: the product of the sums of a text's
 * grams is one voice; what the texts have in common and what kinds of sentences they are, the others (`list-voices.ts`).
 * The file is a Brotli stream of one JSON line, how rare each gram is (Float32), then for each table the scale of every row (Float32) and the rows (Int8).
 */
export interface RankModel {
  readonly dimension: number
  readonly rowOf: ReadonlyMap<string, number>
  readonly rarities: Rarities
  readonly said: RankTable
  readonly reply: RankTable
  /** What each voice counts, in their order. */
  readonly voices: readonly number[]
}

export interface RankTable {
  readonly scales: Float32Array
  readonly rows: Int8Array
}

const RankHeader = Type.Object({
  format: Type.Literal('mainstay-rank-2'),
  dimension: Type.Integer(),
  /** How rare a gram is that has no row. */
  rarityOfOthers: Type.Number(),
  voices: Type.Array(Type.Number()),
  /** In the order of the rows. */
  grams: Type.Immutable(Type.Array(Type.String())),
})

export type RankHeader = Static<typeof RankHeader>

const readWeights = createWeightsReader(RankHeader)

/** What each turn counts in the tables, the last first; those before count nothing. */
export const turnWeights: readonly number[] = [1, 0.45, 0.3]

export function readRankModel(file: Uint8Array): RankModel {
  const { header, arrays } = readWeights(brotliDecompressSync(file))
  const { dimension, grams, rarityOfOthers, voices } = header
  const rowOf = new Map(grams.map((gram, row) => [gram, row]))
  const ofRows = arrays.float32(grams.length)
  const takeTable = () => ({
    scales: arrays.float32(grams.length),
    rows: arrays.int8(grams.length * dimension),
  })
  const said = takeTable()
  return { dimension, rowOf, rarities: { rowOf, ofRows, ofOthers: rarityOfOthers }, said, reply: takeTable(), voices }
}

/** The rows of a text's grams, those that the model knows. */
export function listRows(rowOf: RankModel['rowOf'], text: string): number[] {
  return listGrams(toPlain(text)).flatMap((gram) => rowOf.get(gram) ?? [])
}

/** The vector of what was said. */
export function encodeTurns(model: RankModel, turns: readonly string[]): Float32Array {
  const sum = new Float32Array(model.dimension)
  turnWeights.forEach((weight, back) => {
    const turn = turns.at(-1 - back)
    if (turn !== undefined) addRows(model.said, listRows(model.rowOf, turn), weight, sum)
  })
  return sum
}

export function encodeReply(model: RankModel, reply: string): Float32Array {
  const sum = new Float32Array(model.dimension)
  addRows(model.reply, listRows(model.rowOf, reply), 1, sum)
  return sum
}

function addRows({ scales, rows }: RankTable, wanted: readonly number[], weight: number, sum: Float32Array): void {
  const share = weight / Math.sqrt(Math.max(1, wanted.length))
  for (const row of wanted) {
    const scale = share * (scales[row] ?? 0)
    const from = row * sum.length
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + scale * (rows[from + at] ?? 0)
  }
}

/** A vector of length 1, so that the product of two is their cosine. */
export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(multiply(vector, vector)) || 1
  return vector.map((value) => value / length)
}

export function multiply(one: Float32Array, other: Float32Array): number {
  let product = 0
  for (let at = 0; at < one.length; at++) product += (one[at] ?? 0) * (other[at] ?? 0)
  return product
}
