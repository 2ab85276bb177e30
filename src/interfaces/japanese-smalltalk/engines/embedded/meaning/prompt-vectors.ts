import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { type Static, Type } from 'typebox'
import { createWeightsReader } from '../../../../../libraries/weights/create-weights-reader.ts'
import { toUnit } from '../rank/rank-model.ts'
import { promptVectorsPath } from './model-files.ts'

const PromptsHeader = Type.Object({
  format: Type.Literal('mainstay-prompts-1'),
  dimension: Type.Integer(),
  /** Of the encoder that made them. */
  encoder: Type.String(),
  prompts: Type.Integer(),
})

export type PromptsHeader = Static<typeof PromptsHeader>

const readWeights = createWeightsReader(PromptsHeader)

/** Half a byte holds -7 to 7. */
const middle = 8

/**
 * What prompts mean, computed beforehand: a Brotli stream of one JSON line, a number for each prompt's text (Uint32) and its vector, half a byte for
 * each place.
 */
export interface PromptVectors {
  readonly header: PromptsHeader
  /** Of length 1; undefined for a prompt that was written since. */
  find(prompt: string): Float32Array | undefined
}

export async function readPromptVectors(): Promise<PromptVectors> {
  const { header, arrays } = readWeights(brotliDecompressSync(await readFile(promptVectorsPath)))
  const places = new Map(Array.from(arrays.uint32(header.prompts), (number, at) => [number, at]))
  const halves = arrays.uint8((header.prompts * header.dimension) / 2)
  return {
    header,
    find(prompt) {
      const at = places.get(numberOfPrompt(prompt))
      return at === undefined ? undefined : unpackVector(halves, at, header.dimension)
    },
  }
}

function unpackVector(halves: Uint8Array, at: number, dimension: number): Float32Array {
  const vector = Float32Array.from({ length: dimension }, (_, place) => {
    const byte = halves[(at * dimension + place) >> 1] ?? 0
    return (place % 2 === 0 ? byte >> 4 : byte & 15) - middle
  })
  return toUnit(vector)
}

/** The bytes of a vector as the file has them. */
export function packVector(vector: Float32Array): Uint8Array {
  const max = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9)
  const half = (place: number) => Math.round(((vector[place] ?? 0) / max) * (middle - 1)) + middle
  return Uint8Array.from({ length: vector.length / 2 }, (_, at) => (half(2 * at) << 4) | half(2 * at + 1))
}

export function numberOfPrompt(prompt: string): number {
  return createHash('sha1').update(prompt).digest().readUInt32LE(0)
}
