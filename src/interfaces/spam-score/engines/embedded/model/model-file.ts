import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
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
  ruleTenths: Type.Unsafe<Record<string, number>>(Type.Object({}, { additionalProperties: Type.Number() })),
  knotTenths: Type.Array(Type.Number()),
  scale: Type.Number(),
  bias: Type.Number(),
})

export const modelPath = fileURLToPath(new URL('../../../models/spam-score/model.bin', import.meta.url))

/** One line of JSON, then the weights of the tokens, a byte each. */
export function writeModel({ ruleTenths, knotTenths, tokens }: SpamModel): Buffer {
  const { weights, scale, bias } = tokens
  const head = `${JSON.stringify({ ruleTenths, knotTenths, scale, bias })}\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength)])
}

export function readModel(file: Buffer): SpamModel {
  const end = file.indexOf('\n')
  const { ruleTenths, knotTenths, scale, bias } = Value.Parse(Head, JSON.parse(file.toString('utf8', 0, end)))
  const weights = new Int8Array(file.subarray(end + 1))
  return { ruleTenths, knotTenths, tokens: { weights, scale, bias } }
}

export async function loadModel(): Promise<SpamModel> {
  return readModel(await readFile(modelPath))
}
