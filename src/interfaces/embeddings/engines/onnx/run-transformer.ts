import type { Tensor } from 'onnxruntime-web'
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
  const width = Math.max(1, ...sequences.map(({ length }) => length))
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
  const feeds: Record<string, Tensor> = {}
  for (const name of session.inputNames) {
    const make = inputs[name]
    if (!make) throw new Error(`the model wants an input "${name}", which no sentence transformer has`)
    feeds[name] = make()
  }
  const outputs = await session.run(feeds)
  const output = outputs['sentence_embedding'] ?? outputs['last_hidden_state'] ?? outputs[session.outputNames[0] ?? '']
  if (!output || !(output.data instanceof Float32Array)) throw new Error('the model gives no vectors of 32-bit floats')
  return poolTokens(
    output.data,
    output.dims,
    sequences.map(({ length }) => length),
    pooling,
  )
}
