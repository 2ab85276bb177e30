import type { Pooling } from './read-folder.ts'

/**
 * One vector a text from a model's output: of texts x width it is that already, of texts x tokens x width its tokens are put
 * together. `lengths` says how many tokens of each text are its own, padding being at the end.
 */
export function poolTokens(
  values: Float32Array,
  dimensions: readonly number[],
  lengths: readonly number[],
  pooling: Pooling,
): readonly Float32Array[] {
  const width = dimensions.at(-1) ?? 0
  const tokens = dimensions.length === 3 ? (dimensions[1] ?? 0) : 1
  return lengths.map((length, text) => {
    const own = values.subarray(text * tokens * width, (text + 1) * tokens * width)
    return poolOne(own, width, dimensions.length === 3 ? length : 1, pooling)
  })
}

function poolOne(values: Float32Array, width: number, length: number, pooling: Pooling): Float32Array {
  const pooled = values.slice(0, width)
  if (pooling === 'cls') return pooled
  for (let token = 1; token < length; token++) {
    for (let at = 0; at < width; at++) {
      const [before, value] = [pooled[at] ?? 0, values[token * width + at] ?? 0]
      pooled[at] = pooling === 'max' ? Math.max(before, value) : before + value
    }
  }
  return pooled
}
