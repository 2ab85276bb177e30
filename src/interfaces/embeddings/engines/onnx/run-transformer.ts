import { MissingPartError } from '../../../../libraries/onnx/missing-part-error.ts'
import { runByLength } from '../../../../libraries/onnx/run-by-length.ts'
import { runModel } from '../../../../libraries/onnx/run-model.ts'
import { toTextFeeds } from '../../../../libraries/onnx/to-text-feeds.ts'
import { lookUp } from '../../../../libraries/json/look-up.ts'
import type { Transformer } from './load-transformer.ts'
import { poolTokens } from './pool-tokens.ts'

export interface TransformerResult {
  /** Of any length, as the model gives them. */
  readonly vectors: readonly Float32Array[]
  readonly tokens: number
}

export async function runTransformer(transformer: Transformer, texts: readonly string[]): Promise<TransformerResult> {
  const sequences = texts.map((text) => encode(transformer, text))
  const vectors = await runByLength(sequences, (batch) => runBatch(transformer, batch))
  return { vectors, tokens: sequences.reduce((sum, { length }) => sum + length, 0) }
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
  const outputs = await runModel(session, toTextFeeds(runtime, sequences))
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
