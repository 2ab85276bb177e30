import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Type } from 'typebox'
import { createWeightsReader } from '../../../../../libraries/weights/create-weights-reader.ts'
import { type Features, tableSize } from './list-features.ts'

/** Weights of one byte each, and what one step of them is worth. */
export interface DangerTable {
  readonly weights: Int8Array
  readonly step: number
}

/** Whether words tell of danger, and if so, whether it is violence or an emergency rather than despair. */
export interface DangerModel {
  readonly danger: DangerTable
  readonly violence: DangerTable
  readonly emergency: DangerTable
}

/** The shipped weights; the card lies beside them. */
export const dangerModelPath = join(import.meta.dirname, '../../../models/danger/model.bin.br')

const readWeights = createWeightsReader(
  Type.Object({ danger: Type.Number(), violence: Type.Number(), emergency: Type.Number() }),
)

/** A file is Brotli over: the steps in one line of JSON, then the three tables. */
export function readDangerModel(file: Uint8Array): DangerModel {
  const { header, arrays } = readWeights(brotliDecompressSync(file))
  return {
    danger: { weights: arrays.int8(tableSize), step: header.danger },
    violence: { weights: arrays.int8(tableSize), step: header.violence },
    emergency: { weights: arrays.int8(tableSize), step: header.emergency },
  }
}

export function loadDangerModel(): DangerModel {
  return readDangerModel(readFileSync(dangerModelPath))
}

/** The logit that a table gives. */
export function scoreFeatures({ weights, step }: DangerTable, { rows, values }: Features): number {
  let sum = 0
  for (let at = 0; at < rows.length; at++) sum += (weights[rows[at] ?? 0] ?? 0) * (values[at] ?? 0)
  return sum * step
}
