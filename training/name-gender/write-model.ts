import { brotliCompressSync, constants } from 'node:zlib'

interface FittedModel {
  readonly genderWeights: Float32Array
  readonly originWeights: Float32Array
  readonly originBias: Float32Array
  readonly roleWeights: Float32Array
  readonly characterWeights: Float32Array
  readonly otherWords: Int8Array
  readonly hanFamilyNames: readonly string[]
}

/** The file that `read-model` of the slice describes. */
export function writeModel(fitted: FittedModel): Buffer {
  const { genderWeights, originWeights, roleWeights, characterWeights } = fitted
  const [gender, origin, role, character] = [genderWeights, originWeights, roleWeights, characterWeights].map(toSteps)
  if (!gender || !origin || !role || !character) throw new Error('four tables are expected')
  const header = Buffer.from(
    JSON.stringify({
      genderStep: gender.step,
      originStep: origin.step,
      originBias: [...fitted.originBias].map((bias) => Number(bias.toFixed(4))),
      roleStep: role.step,
      roleBias: 0,
      characterStep: character.step,
      hanFamilyNames: [...new Set(fitted.hanFamilyNames)].join(' '),
    }),
  )
  const length = Buffer.alloc(4)
  length.writeUInt32LE(header.length)
  const tables = [gender.steps, origin.steps, role.steps, character.steps, fitted.otherWords].map((table) =>
    Buffer.from(table.buffer),
  )
  return brotliCompressSync(Buffer.concat([length, header, ...tables]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  })
}

/** Weights as multiples of one step, which lets the largest thousandth be cut off. */
function toSteps(weights: Float32Array): { steps: Int8Array; step: number } {
  const sizes = weights.map(Math.abs).toSorted()
  const used = sizes.findLastIndex((size) => size === 0) + 1
  const largest = sizes[Math.floor(used + (sizes.length - used) * 0.9995)] ?? 1
  const step = largest / 127
  return { steps: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step)))), step }
}
