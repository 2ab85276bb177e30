import { brotliDecompressSync } from 'node:zlib'
import type { Features } from './extract-features.ts'
import { type FileHeader, learned } from './file-format.ts'
import type { ThemeTable } from './find-themes.ts'

export interface ModerationModel extends Pick<FileHeader, 'name' | 'pooling' | 'thresholds'> {
  readonly themes: ThemeTable
  /** Logits of the learned categories. */
  score(features: Features): Float64Array
}

/** Reads a model's file, as `file-format.ts` describes it. */
export function readModel(file: Buffer): ModerationModel {
  const bytes = brotliDecompressSync(file)
  const lineEnd = bytes.indexOf(10)
  const header: FileHeader = JSON.parse(bytes.toString('utf8', 0, lineEnd))
  const { phrases, clustered, features, scales } = header
  const take = createReader(bytes, lineEnd + 1)
  const hashes = new Uint32Array(take(phrases * 4))
  const low = new Uint32Array(take(phrases * 4))
  const high = new Uint32Array(take(phrases * 4))
  const words = new Uint32Array(take(clustered * 4))
  const clusters = new Uint16Array(take(clustered * 2))
  const weights = new Int8Array(take(features * learned.length))
  return {
    name: header.name,
    pooling: header.pooling,
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

/** Copies, since arrays of wider numbers must begin at a multiple of their width. */
function createReader(bytes: Buffer, start: number): (length: number) => ArrayBuffer {
  let at = start
  return (length) => {
    const piece = new Uint8Array(bytes.subarray(at, at + length))
    at += length
    return piece.buffer
  }
}
