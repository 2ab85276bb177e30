import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OnnxGraph, writeOnnx } from '../../../libraries/onnx/testing/write-onnx.ts'
import { makeWordTokenizer } from '../../../libraries/onnx/testing/make-word-tokenizer.ts'

/** What the tiny model knows of each token. */
const table: Readonly<Record<string, readonly number[]>> = {
  '[PAD]': [9, 9, 9, 9],
  '[UNK]': [0, 0, 0, 1],
  '[CLS]': [1, 0, 0, 0],
  '[SEP]': [0, 1, 0, 0],
  dog: [0, 0, 4, 0],
  cat: [0, 0, 0, 4],
  and: [1, 1, 1, 1],
}

/** Looks each token up, and no more. */
const lookUp: OnnxGraph = {
  nodes: [{ operation: 'Gather', inputs: ['table', 'input_ids'], output: 'last_hidden_state' }],
  weights: { table: { shape: [Object.keys(table).length, 4], values: Object.values(table).flat() } },
  inputs: {
    input_ids: { type: 'int64', shape: ['texts', 'tokens'] },
    attention_mask: { type: 'int64', shape: ['texts', 'tokens'] },
  },
  outputs: { last_hidden_state: { type: 'float', shape: ['texts', 'tokens', 4] } },
}

export interface TransformerOptions {
  readonly pooling?: 'mean' | 'cls' | 'max'
  readonly maxTokens?: number
}

/** A folder as sentence-transformers lays it out, named `tiny`, with a model that was made here. */
export async function makeTransformer({ pooling = 'mean', maxTokens = 16 }: TransformerOptions = {}): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'mainstay-onnx-')), 'tiny')
  await mkdir(join(folder, '1_Pooling'), { recursive: true })
  const write = (path: string, value: object) => writeFile(join(folder, path), JSON.stringify(value))
  await writeFile(join(folder, 'model.onnx'), writeOnnx(lookUp))
  await write('tokenizer.json', makeWordTokenizer(Object.keys(table)))
  await write('tokenizer_config.json', { tokenizer_class: 'BertTokenizer', model_max_length: maxTokens })
  await write('config.json', { max_position_embeddings: 512 })
  await write('1_Pooling/config.json', {
    pooling_mode_mean_tokens: pooling === 'mean',
    pooling_mode_cls_token: pooling === 'cls',
    pooling_mode_max_tokens: pooling === 'max',
  })
  return folder
}
