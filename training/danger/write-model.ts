import { brotliCompressSync, constants } from 'node:zlib'

export interface FittedTables {
  readonly danger: Float32Array
  readonly violence: Float32Array
  readonly emergency: Float32Array
}

/** The file that `danger-model` describes. */
export function writeModel({ danger, violence, emergency }: FittedTables): Buffer {
  const tables = { danger: toSteps(danger), violence: toSteps(violence), emergency: toSteps(emergency) }
  const header = { danger: tables.danger.step, violence: tables.violence.step, emergency: tables.emergency.step }
  const arrays = [tables.danger, tables.violence, tables.emergency].map(({ steps }) => Buffer.from(steps.buffer))
  return brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...arrays]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  })
}

/** Weights as multiples of one step, so that the largest fits a byte. */
function toSteps(weights: Float32Array): { steps: Int8Array; step: number } {
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
  const step = largest / 127 || 1
  return { steps: Int8Array.from(weights, (weight) => Math.round(weight / step)), step }
}
