import { maxOf } from '../../../../../libraries/numbers/max-of.ts'
import type { Matrix, Products } from './products/open-products.ts'

/** A layer of an encoder as Marian computes it: attention, then two products with nothing below zero between them, each added and normalised. */
export interface TransformerLayer {
  readonly query: Matrix
  readonly key: Matrix
  readonly value: Matrix
  readonly joined: Matrix
  readonly attended: Norm
  readonly inner: Matrix
  readonly outer: Matrix
  readonly fed: Norm
}

export interface Norm {
  readonly scale: Float32Array
  readonly bias: Float32Array
}

const heads = 8
const epsilon = 1e-6

/** What a layer makes of the rows of a sentence, one after another, one for each piece. */
export function runLayer(products: Products, layer: TransformerLayer, rows: Float32Array): Float32Array {
  const by = (matrix: Matrix, of = rows) => products.multiply(of, matrix)
  const width = layer.query.width
  const seen = look({ queries: by(layer.query), keys: by(layer.key), values: by(layer.value) }, width)
  const attended = normalise(by(layer.joined, seen), rows, layer.attended)
  const inner = by(layer.inner, attended).map((value) => Math.max(0, value))
  return normalise(by(layer.outer, inner), attended, layer.fed)
}

interface Attention {
  readonly queries: Float32Array
  readonly keys: Float32Array
  readonly values: Float32Array
}

/** What each piece gets from all: the values of each head, by how its query fits their keys. */
function look({ queries, keys, values }: Attention, width: number): Float32Array {
  const size = width / heads
  const count = queries.length / width
  const seen = new Float32Array(queries.length)
  for (let piece = 0; piece < count; piece++) {
    for (let head = 0; head < width; head += size) {
      const from = piece * width + head
      const fits = Array.from({ length: count }, (_, other) => {
        let sum = 0
        for (let at = 0; at < size; at++) sum += (queries[from + at] ?? 0) * (keys[other * width + head + at] ?? 0)
        return sum / Math.sqrt(size)
      })
      softmax(fits).forEach((share, other) => {
        for (let at = 0; at < size; at++)
          seen[from + at] = (seen[from + at] ?? 0) + share * (values[other * width + head + at] ?? 0)
      })
    }
  }
  return seen
}

function softmax(values: readonly number[]): readonly number[] {
  const max = maxOf(values)
  const shares = values.map((value) => Math.exp(value - max))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

/** The sums of rows, each with a mean of 0 and a deviation of 1, times the scale and with the bias. */
function normalise(ones: Float32Array, others: Float32Array, { scale, bias }: Norm): Float32Array {
  const width = scale.length
  const sums = ones.map((value, at) => value + (others[at] ?? 0))
  for (let from = 0; from < sums.length; from += width) {
    const row = sums.subarray(from, from + width)
    const mean = row.reduce((total, value) => total + value, 0) / width
    const variance = row.reduce((total, value) => total + (value - mean) ** 2, 0) / width
    const factor = 1 / Math.sqrt(variance + epsilon)
    row.forEach((value, at) => (row[at] = (value - mean) * factor * (scale[at] ?? 1) + (bias[at] ?? 0)))
  }
  return sums
}
