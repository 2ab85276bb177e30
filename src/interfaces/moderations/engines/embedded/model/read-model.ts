import { brotliDecompressSync } from 'node:zlib'
import { createWeightsReader } from '../../../../../libraries/weights/create-weights-reader.ts'
import type { Features } from './extract-features.ts'
import { FileHeader, learned } from './file-format.ts'
import type { ThemeTable } from './find-themes.ts'
import type { Network } from './read-network.ts'

export interface ModerationModel extends Pick<FileHeader, 'name' | 'pooling' | 'discounts' | 'thresholds'> {
  readonly themes: ThemeTable
  /** Judges beside the weights; absent while they are being made. */
  readonly network?: Network
  /** Logits of the learned categories. */
  score(features: Features): Float64Array
}

const readWeights = createWeightsReader(FileHeader)

/** Reads a model's file, as `file-format.ts` describes it. */
export function readModel(file: Buffer): ModerationModel {
  const { header, arrays } = readWeights(brotliDecompressSync(file))
  const { phrases, clustered, features, scales } = header
  const hashes = arrays.uint32(phrases)
  const low = arrays.uint32(phrases)
  const high = arrays.uint32(phrases)
  const words = arrays.uint32(clustered)
  const clusters = arrays.uint16(clustered)
  const weights = arrays.int8(features * learned.length)
  return {
    name: header.name,
    pooling: header.pooling,
    discounts: header.discounts,
    thresholds: header.thresholds,
    themes: {
      rowOf: new Map(Array.from(hashes, (hash, row) => [hash, row])),
      low,
      high,
      clusterOf: new Map(Array.from(words, (hash, row) => [hash, clusters[row] ?? 0])),
    },
    score: (found) => addUp(found, weights, scales),
  }
}

function addUp({ places, values }: Features, weights: Int8Array, scales: readonly number[]): Float64Array {
  const sums = new Float64Array(learned.length)
  for (const [at, place] of places.entries()) {
    const value = values[at] ?? 0
    const row = place * learned.length
    for (let category = 0; category < learned.length; category++)
      sums[category] = (sums[category] ?? 0) + value * (weights[row + category] ?? 0)
  }
  return sums.map((sum, category) => sum * (scales[category] ?? 0))
}
