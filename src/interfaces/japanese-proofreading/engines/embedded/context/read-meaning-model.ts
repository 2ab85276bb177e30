import { brotliDecompressSync } from 'node:zlib'
import { type MeaningModel, meaningSize } from './meaning-model.ts'

/** How many vectors of what stands around there are; all others are fillers'. */
export const unitCount = 2 ** 14

/** Reads the file of vectors: a Brotli stream of one byte for each number. */
export function readMeaningModel(file: Uint8Array): MeaningModel {
  const bytes = brotliDecompressSync(file)
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { units: numbers.subarray(0, unitCount * meaningSize), fillers: numbers.subarray(unitCount * meaningSize) }
}
