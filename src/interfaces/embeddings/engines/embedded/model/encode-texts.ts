import { encodeText } from './encode-text.ts'
import type { EmbeddingModel } from './read-model.ts'

/** Vectors one after the other, so that a thread hands them over in one piece. */
export interface EncodedTexts {
  readonly values: Float32Array
  /** Dimensions of each. */
  readonly width: number
  readonly tokens: number
}

export function encodeTexts(model: EmbeddingModel, texts: readonly string[]): EncodedTexts {
  const width = model.semantic + model.spelling
  const values = new Float32Array(texts.length * width)
  let tokens = 0
  for (const [index, text] of texts.entries()) {
    const encoded = encodeText(model, text)
    values.set(encoded.vector, index * width)
    tokens += encoded.tokens
  }
  return { values, width, tokens }
}
