import { type Static, Type } from 'typebox'
import { listProbabilities, toProbabilityByte } from '../../../../libraries/weights/probability-bytes.ts'

/**
 * The model's file: a Brotli stream of one JSON line (sizes), then little-endian arrays: the merges of the tokenizer
 * (Uint16 pairs); per level the tokens (Uint16, as steps from the sibling before), `own` (a byte), and but for the last level
 * the number of children (Uint16). A byte q stands for the probability exp(-q / 20), and 255 for 0.
 */
export const FileHeader = Type.Object({
  format: Type.Literal('mainstay-ngram-1'),
  merges: Type.Integer(),
  /** Nodes of each level. */
  nodes: Type.Immutable(Type.Array(Type.Integer())),
})

export type FileHeader = Static<typeof FileHeader>

const stepsPerNat = 20

export function toByte(probability: number): number {
  return toProbabilityByte(probability, stepsPerNat)
}

/** Probabilities by their bytes. */
export const probabilities = listProbabilities(stepsPerNat)
