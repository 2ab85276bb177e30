import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Type } from 'typebox'
import { createWeightsReader } from '../../../../../libraries/weights/create-weights-reader.ts'
import type { TokenModel } from '../tokens/token-model.ts'

/** What training found: the points of each rule and the token model. */
export interface SpamModel {
  /** Tenths of a point by the rule's name. */
  readonly ruleTenths: Readonly<Record<string, number>>
  /** Tenths of a point at each knot of the token model's log odds. */
  readonly knotTenths: readonly number[]
  readonly tokens: TokenModel
}

const Head = Type.Object({
  ruleTenths: Type.Record(Type.String(), Type.Number()),
  knotTenths: Type.Array(Type.Number()),
  scale: Type.Number(),
  bias: Type.Number(),
})

const readWeights = createWeightsReader(Head)

export const modelPath = fileURLToPath(new URL('../../../models/spam-score/model.bin', import.meta.url))

/** One line of JSON, then the weights of the tokens, a byte each. */
export function writeModel({ ruleTenths, knotTenths, tokens }: SpamModel): Buffer {
  const { weights, scale, bias } = tokens
  const head = `${JSON.stringify({ ruleTenths, knotTenths, scale, bias })}\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength)])
}

function readModel(file: Buffer): SpamModel {
  const { header, arrays } = readWeights(file)
  const { ruleTenths, knotTenths, scale, bias } = header
  const weights = arrays.int8(arrays.rest)
  return { ruleTenths, knotTenths, tokens: { weights, scale, bias } }
}

export async function loadModel(): Promise<SpamModel> {
  return readModel(await readFile(modelPath))
}
