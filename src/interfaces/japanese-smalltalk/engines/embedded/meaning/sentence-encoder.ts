import { cutPieces, type PieceIndex } from '../../../../../libraries/marian/cut-pieces.ts'
import type { MarianWeights } from '../../../../../libraries/marian/read-weights.ts'
import { toUnit } from '../rank/rank-model.ts'
import type { Matrix, Products } from './products/open-products.ts'
import { runLayer, type TransformerLayer } from './transformer-layer.ts'

/** What a sentence means: a vector of length 1, near those of sentences that say the same. */
export interface SentenceEncoder {
  encode(text: string): Float32Array
}

export interface EncoderParts {
  readonly products: Products
  readonly pieces: PieceIndex
  readonly embeddings: MarianWeights
  /** Those of the translator first. */
  readonly layers: readonly TransformerLayer[]
  /** Of the mean of all rows and of what is largest in each place. */
  readonly last: Matrix
}

/** What ends a sentence in Marian's vocabularies. */
const endOfSentence = 0

/** Pieces of a sentence; what comes after is left out. */
export const maxPieces = 60

export function createSentenceEncoder({ products, pieces, embeddings, layers, last }: EncoderParts): SentenceEncoder {
  return {
    encode(text) {
      const ids = [...cutPieces(text, pieces).slice(0, maxPieces), endOfSentence]
      const rows = layers.reduce((found, layer) => runLayer(products, layer, found), embed(embeddings, ids))
      return toUnit(products.multiply(pool(rows, ids.length), last))
    },
  }
}

/** Rows of the pieces, with Marian's sinusoids: the sines in the first half, the cosines in the second. */
function embed({ shape: [, width = 0], values, scale }: MarianWeights, ids: readonly number[]): Float32Array {
  const half = width / 2
  const rows = new Float32Array(ids.length * width)
  ids.forEach((id, place) => {
    for (let at = 0; at < width; at++) {
      const angle = place * Math.exp(((at % half) * -Math.log(10_000)) / (half - 1))
      const position = at < half ? Math.sin(angle) : Math.cos(angle)
      rows[place * width + at] = (values[id * width + at] ?? 0) * scale * Math.sqrt(width) + position
    }
  })
  return rows
}

/** The mean of all rows, and behind it what is largest in each place. */
function pool(rows: Float32Array, count: number): Float32Array {
  const width = rows.length / count
  const pooled = new Float32Array(2 * width).fill(Number.NEGATIVE_INFINITY, width)
  rows.forEach((value, index) => {
    const at = index % width
    pooled[at] = (pooled[at] ?? 0) + value / count
    pooled[width + at] = Math.max(pooled[width + at] ?? 0, value)
  })
  return pooled
}
