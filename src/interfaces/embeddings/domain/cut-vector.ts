import { tooManyDimensions } from './errors.ts'

/** The first dimensions, brought to unit length; the vector itself when it has no more. */
export function cutVector(vector: Float32Array, dimensions: number | undefined): Float32Array {
  if (dimensions === undefined || dimensions === vector.length) return vector
  if (dimensions > vector.length) throw tooManyDimensions(dimensions, vector.length)
  return toUnitLength(vector.slice(0, dimensions))
}

/** In place. A vector of nothing but zeros, which has no direction, gets the first one. */
export function toUnitLength(vector: Float32Array): Float32Array {
  let sum = 0
  for (const value of vector) sum += value * value
  if (sum === 0) vector[0] = 1
  else for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / Math.sqrt(sum)
  return vector
}
