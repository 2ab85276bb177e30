import type { Tensor } from 'onnxruntime-web'
import { MissingPartError } from '../../../../kernel/onnx/missing-part-error.ts'
import { maxOf } from '../../../../kernel/numbers/max-of.ts'
import { lookUp } from '../../../../kernel/json/look-up.ts'
import type { Transformer } from './load-transformer.ts'
import { poolTokens } from './pool-tokens.ts'

export interface TransformerResult {
  /** Of any length, as the model gives them. */
  readonly vectors: readonly Float32Array[]
  readonly tokens: number
}

/** Texts that go through the model together, those of like length. */
const batchSize = 16

export async function runTransformer(transformer: Transformer, texts: readonly string[]): Promise<TransformerResult> {
  const sequences = texts.map((text, index) => ({ index, ids: encode(transformer, text) }))
  const vectors: Float32Array[] = []
  const byLength = sequences.toSorted((one, other) => one.ids.length - other.ids.length)
  for (let start = 0; start < byLength.length; start += batchSize) {
    const batch = byLength.slice(start, start + batchSize)
    const pooled = await runBatch(
      transformer,
      batch.map(({ ids }) => ids),
    )
    for (const [place, { index }] of batch.entries()) vectors[index] = pooled[place] ?? new Float32Array(0)
  }
  return { vectors, tokens: sequences.reduce((sum, { ids }) => sum + ids.length, 0) }
}

/** A text that is too long keeps its beginning and the token that ends it. */
function encode({ tokenizer, maxTokens }: Transformer, text: string): readonly number[] {
  const { ids } = tokenizer.encode(text.toWellFormed())
  return ids.length <= maxTokens ? ids : [...ids.slice(0, maxTokens - 1), ...ids.slice(-1)]
}

async function runBatch(
  { runtime, session, pooling }: Transformer,
  sequences: readonly (readonly number[])[],
): Promise<readonly Float32Array[]> {
  const width = maxOf(
    sequences.map(({ length }) => length),
    1,
  )
  const size = [sequences.length, width]
  const toTensor = (read: (ids: readonly number[], at: number) => number) => {
    const values = BigInt64Array.from({ length: sequences.length * width }, (_, at) =>
      BigInt(read(sequences[Math.floor(at / width)] ?? [], at % width)),
    )
    return new runtime.Tensor('int64', values, size)
  }
  const inputs: Readonly<Record<string, () => Tensor>> = {
    input_ids: () => toTensor((ids, at) => ids[at] ?? 0),
    attention_mask: () => toTensor((ids, at) => Number(at < ids.length)),
    token_type_ids: () => toTensor(() => 0),
  }
  const feeds = session.inputNames.map((name) => {
    const make = lookUp(inputs, name)
    if (!make) throw new MissingPartError(`The model wants "${name}", which sentence transformers are not given here.`)
    return [name, make()] as const
  })
  const outputs = await session.run(Object.fromEntries(feeds))
  const first = lookUp(outputs, session.outputNames[0] ?? '')
  const output = outputs['sentence_embedding'] ?? outputs['last_hidden_state'] ?? first
  if (!output || !(output.data instanceof Float32Array))
    throw new MissingPartError('The model gives no vectors of 32-bit floats; take another export of it.')
  return poolTokens(
    output.data,
    output.dims,
    sequences.map(({ length }) => length),
    pooling,
  )
}
