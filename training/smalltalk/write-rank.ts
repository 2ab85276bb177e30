import { brotliCompressSync, constants } from 'node:zlib'
import type { RankHeader } from '../../src/interfaces/japanese-smalltalk/engines/embedded/rank/rank-model.ts'
import type { FittedTables } from './fit-rank.ts'
import type { ChosenGrams } from './list-pairs.ts'

/** The tables with a byte for each number, as the model's file has them. */
export function writeRank(
  { grams, rarities, rarityOfOthers }: ChosenGrams,
  { dimension, voices }: Pick<RankHeader, 'dimension' | 'voices'>,
  { said, reply }: FittedTables,
): Buffer {
  const header: RankHeader = { format: 'mainstay-rank-2', dimension, rarityOfOthers, voices, grams }
  const parts = [
    Buffer.from(`${JSON.stringify(header)}\n`),
    Buffer.from(rarities.buffer),
    ...toBytes(said, dimension),
    ...toBytes(reply, dimension),
  ]
  return brotliCompressSync(Buffer.concat(parts), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
}

/** Numbers are multiples of this: five bits say as much, and pack a third smaller. */
const step = 8

/** Every row has the scale that brings its greatest number to 127. */
function toBytes(table: Float32Array, dimension: number): Buffer[] {
  const scales = new Float32Array(table.length / dimension)
  const rows = new Int8Array(table.length)
  for (let row = 0; row < scales.length; row++) {
    const numbers = table.subarray(row * dimension, (row + 1) * dimension)
    const scale = numbers.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-9) / 127
    scales[row] = scale
    numbers.forEach((value, at) => (rows[row * dimension + at] = toStep(value / scale)))
  }
  return [Buffer.from(scales.buffer), Buffer.from(rows.buffer)]
}

function toStep(value: number): number {
  return Math.max(-127, Math.min(127, step * Math.round(value / step)))
}
