import type { MarianItem } from './write-items.ts'

/** A matrix of parameters, row by row. */
export interface Matrix {
  readonly rows: number
  readonly columns: number
  readonly values: Float32Array
}

export function zeros(rows: number, columns: number): Matrix {
  return { rows, columns, values: new Float32Array(rows * columns) }
}

/** A square matrix that lets some dimensions through, times `gain`, and none of the others. */
export function selecting(size: number, dimensions: readonly number[], gain: number): Matrix {
  const matrix = zeros(size, size)
  for (const dimension of dimensions) matrix.values[dimension * size + dimension] = gain
  return matrix
}

/** A row of floats: a bias, or the scale of a layer normalisation. */
export function toFloatItem(name: string, values: Iterable<number>): MarianItem {
  const floats = Float32Array.from(values)
  return { name, type: 'float32', shape: [1, floats.length], data: new Uint8Array(floats.buffer) }
}

/**
 * A weight that activations are multiplied by, as intgemm8: int8 transposed, then what they were multiplied by; and, as an item of
 * its own, what activations are multiplied by, for activations of at most `maxActivation`.
 */
export function toWeightItems(name: string, { rows, columns, values }: Matrix, maxActivation: number): MarianItem[] {
  const transposed = new Float32Array(values.length)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      transposed[column * rows + row] = values[row * columns + column] ?? 0
  return [
    { name, type: 'intgemm8', shape: [rows, columns], data: quantise(transposed) },
    toMultiplierItem(name, maxActivation),
  ]
}

/** An embedding table, which is not transposed. */
export function toEmbeddingItem(name: string, { rows, columns, values }: Matrix): MarianItem {
  return { name, type: 'intgemm8', shape: [rows, columns], data: quantise(values) }
}

export function toMultiplierItem(name: string, maxActivation: number): MarianItem {
  return { ...toFloatItem(`${name}_QuantMultA`, [127 / maxActivation]), shape: [1, 1] }
}

function quantise(values: Float32Array): Uint8Array {
  const largest = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  const multiplier = largest === 0 ? 127 : 127 / largest
  const integers = Int8Array.from(values, (value) => Math.round(value * multiplier))
  return Buffer.concat([new Uint8Array(integers.buffer), new Uint8Array(Float32Array.of(multiplier).buffer)])
}
