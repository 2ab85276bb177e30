import { type Static, Type } from 'typebox'
import { listProbabilities, toProbabilityByte } from '../../../../../libraries/weights/probability-bytes.ts'

/**
 * The model's file: a Brotli stream of one JSON line, then little-endian arrays; per level the characters (Uint16, as steps from the sibling
 * before), `own` (a byte), and but for the last level the number of children (Uint16). A byte q stands for exp(-q / 12), and 255 for 0.
 */
export const FileHeader = Type.Object({
  format: Type.Literal('mainstay-characters-1'),
  characters: Type.String(),
  /** Nodes of each level. */
  nodes: Type.Immutable(Type.Array(Type.Integer())),
})

export type FileHeader = Static<typeof FileHeader>

const stepsPerNat = 12

export function toByte(probability: number): number {
  return toProbabilityByte(probability, stepsPerNat)
}

/** Probabilities by their bytes. */
export const probabilities = listProbabilities(stepsPerNat)
