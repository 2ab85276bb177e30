import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isJsonObject, type JsonObject } from '../../../../kernel/json/json-object.ts'
import { parseJson } from '../../../../kernel/json/parse-json.ts'
import { MissingPartError } from './missing-part-error.ts'

export type Pooling = 'mean' | 'cls' | 'max'

/** What the files beside a model say of how to use it. */
export interface TransformerFiles {
  readonly model: Uint8Array
  readonly tokenizer: object
  readonly tokenizerConfig: object
  readonly pooling: Pooling
  /** Tokens of one text; what is beyond is cut off. */
  readonly maxTokens: number
}

/** Reads a folder as sentence-transformers and the Hugging Face hub lay it out. */
export async function readFolder(folder: string): Promise<TransformerFiles> {
  const [tokenizerConfig, config, sentences, pooling] = await Promise.all(
    ['tokenizer_config.json', 'config.json', 'sentence_bert_config.json', '1_Pooling/config.json'].map((path) =>
      readFields(join(folder, path)),
    ),
  )
  const tokenizer = await readFields(join(folder, 'tokenizer.json'))
  if (!tokenizer) throw new MissingPartError(`There is no tokenizer.json in ${folder}.`)
  return {
    model: await readModelFile(folder),
    tokenizer,
    tokenizerConfig: tokenizerConfig ?? {},
    pooling: readPooling(pooling),
    maxTokens: readMaxTokens(
      sentences?.['max_seq_length'],
      tokenizerConfig?.['model_max_length'],
      config?.['max_position_embeddings'],
    ),
  }
}

async function readModelFile(folder: string): Promise<Uint8Array> {
  for (const path of ['model.onnx', 'onnx/model.onnx', 'onnx/model_quantized.onnx']) {
    const bytes = await readFile(join(folder, path)).catch(() => undefined)
    if (bytes) return bytes
  }
  throw new MissingPartError(`There is neither model.onnx nor onnx/model.onnx in ${folder}.`)
}

async function readFields(path: string): Promise<JsonObject | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const fields = parseJson(text)
  if (!isJsonObject(fields)) throw new MissingPartError(`${path} is no JSON object.`)
  return fields
}

/** Mean where nothing is said, as sentence-transformers does. */
function readPooling(config: JsonObject | undefined): Pooling {
  if (config?.['pooling_mode_cls_token'] === true) return 'cls'
  return config?.['pooling_mode_max_tokens'] === true ? 'max' : 'mean'
}

const usualMaxTokens = 512

/** The least that any file allows. Some tokenizers write a number of thirty digits for "no limit". */
function readMaxTokens(...limits: readonly unknown[]): number {
  const known = limits.filter((limit) => typeof limit === 'number' && limit > 0 && limit < 1e6)
  return known.length === 0 ? usualMaxTokens : Math.min(...known.map(Number))
}
