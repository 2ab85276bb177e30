import { brotliDecompressSync } from 'node:zlib'
import { listGrams } from '../list-grams.ts'
import { toPlain } from '../to-plain.ts'

/**
 * How well a reply follows what was said: the product of two vectors, each the sum of those of its grams, one table for what was said and one for
 * replies. The file is a Brotli stream of one JSON line, then for each table the scale of every row (Float32) and the rows (Int8).
 */
export interface RankModel {
  readonly dimension: number
  readonly rowOf: ReadonlyMap<string, number>
  readonly said: RankTable
  readonly reply: RankTable
}

export interface RankTable {
  readonly scales: Float32Array
  readonly rows: Int8Array
}

export interface RankHeader {
  readonly format: 'mainstay-rank-1'
  readonly dimension: number
  /** In the order of the rows. */
  readonly grams: readonly string[]
}

/** What each turn counts, the last first; those before count nothing. */
export const turnWeights: readonly number[] = [1, 0.45, 0.3]

export function readRankModel(file: Uint8Array): RankModel {
  const bytes = brotliDecompressSync(file)
  const lineEnd = bytes.indexOf(10)
  const { dimension, grams }: RankHeader = JSON.parse(bytes.toString('utf8', 0, lineEnd))
  let at = bytes.byteOffset + lineEnd + 1
  const take = (length: number) => bytes.buffer.slice(at, (at += length))
  const takeTable = () => ({
    scales: new Float32Array(take(grams.length * Float32Array.BYTES_PER_ELEMENT)),
    rows: new Int8Array(take(grams.length * dimension)),
  })
  const said = takeTable()
  return { dimension, rowOf: new Map(grams.map((gram, row) => [gram, row])), said, reply: takeTable() }
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

export function multiply(one: Float32Array, other: Float32Array): number {
  let product = 0
  for (let at = 0; at < one.length; at++) product += (one[at] ?? 0) * (other[at] ?? 0)
  return product
}
