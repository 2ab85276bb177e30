/**
 * The first dimensions, brought to unit length. Where the vector has fewer, zeros are appended, which change neither its length nor any
 * cosine: columns of databases have a width of their own.
 */
export function fitVector(vector: Float32Array, dimensions: number | undefined): Float32Array {
  if (dimensions === undefined || dimensions === vector.length) return vector
  if (dimensions > vector.length) return padVector(vector, dimensions)
  return toUnitLength(vector.slice(0, dimensions))
}

function padVector(vector: Float32Array, dimensions: number): Float32Array {
  const padded = new Float32Array(dimensions)
  padded.set(vector)
  return padded
}

/** In place. A vector of nothing but zeros, which has no direction, gets the first one. */
export function toUnitLength(vector: Float32Array): Float32Array {
  let sum = 0
  for (const value of vector) sum += value * value
  if (sum === 0) vector[0] = 1
  else for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / Math.sqrt(sum)
  return vector
}
