import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeWordTokenizer } from '../../../libraries/onnx/testing/make-word-tokenizer.ts'
import { type OnnxGraph, writeOnnx } from '../../../libraries/onnx/testing/write-onnx.ts'

/** What each word adds to the logits of `threat`, `identity_hate` and `insult`; every text begins at -3. */
const table: Readonly<Record<string, readonly [number, number, number]>> = {
  '[PAD]': [0, 0, 0],
  '[UNK]': [0, 0, 0],
  '[CLS]': [-3, -3, -3],
  '[SEP]': [0, 0, 0],
  kill: [2, 0, 0],
  you: [2, 0, 0],
  vermin: [0, 5, 5],
}

/** Adds up what it knows of the words, and no more. */
const addUp: OnnxGraph = {
  nodes: [
    { operation: 'Gather', inputs: ['table', 'input_ids'], output: 'words' },
    { operation: 'ReduceSum', inputs: ['words', 'tokens'], output: 'logits', attributes: { keepdims: 0 } },
  ],
  weights: {
    table: { shape: [Object.keys(table).length, 3], values: Object.values(table).flat() },
    tokens: { type: 'int64', shape: [1], values: [1] },
  },
  inputs: {
    input_ids: { type: 'int64', shape: ['texts', 'tokens'] },
    attention_mask: { type: 'int64', shape: ['texts', 'tokens'] },
  },
  outputs: { logits: { type: 'float', shape: ['texts', 3] } },
}

export interface ClassifierOptions {
  /** As transformers names them. */
  readonly problem?: 'multi_label_classification' | 'single_label_classification'
  readonly labels?: readonly string[]
  readonly maxTokens?: number
}

/** What the labels of the tiny classifier mean; `insult` is no category. */
export const meanings = { threat: ['violence'], identity_hate: ['hate'] }

/** A folder as transformers lays it out, with a classifier that was made here. */
export async function makeClassifier(folder: string, options: ClassifierOptions = {}): Promise<void> {
  const { problem = 'multi_label_classification', labels = ['threat', 'identity_hate', 'insult'] } = options
  await mkdir(join(folder, 'onnx'), { recursive: true })
  const write = (path: string, value: object) => writeFile(join(folder, path), JSON.stringify(value))
  await writeFile(join(folder, 'onnx/model_quantized.onnx'), writeOnnx(addUp))
  await write('tokenizer.json', makeWordTokenizer(Object.keys(table)))
  await write('tokenizer_config.json', { model_max_length: options.maxTokens ?? 16 })
  await write('config.json', { problem_type: problem, id2label: { ...labels } })
}
