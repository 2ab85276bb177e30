import { loadModel } from '../../src/interfaces/embeddings/engines/embedded/model/load-model.ts'

export interface WordVectors {
  readonly words: readonly string[]
  /** A direction a word, `width` numbers each. */
  readonly vectors: Float32Array
  readonly width: number
}

/** What English words mean, as mainstay-embedding has it. */
export async function readVectors(): Promise<WordVectors> {
  const { rowOf, rows, semantic: width } = await loadModel()
  const words = [...rowOf.keys()].filter((word) => /^[a-z]{2,}$/.test(word))
  const vectors = new Float32Array(words.length * width)
  for (const [at, word] of words.entries()) {
    const start = ((rowOf.get(word) ?? 0) * width) / 2
    for (let place = 0; place < width; place++) {
      const byte = rows[start + (place >> 1)] ?? 0x88
      vectors[at * width + place] = (place % 2 === 0 ? byte & 15 : byte >> 4) - 8
    }
    normalise(vectors.subarray(at * width, (at + 1) * width))
  }
  return { words, vectors, width }
}

export function normalise(vector: Float32Array): void {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1
  for (const [at, value] of vector.entries()) vector[at] = value / length
}
