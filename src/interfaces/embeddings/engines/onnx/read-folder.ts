import { join } from 'node:path'
import type { JsonObject } from '../../../../libraries/json/json-object.ts'
import { MissingPartError } from '../../../../libraries/onnx/missing-part-error.ts'
import { readMaxTokens } from '../../../../libraries/onnx/read-max-tokens.ts'
import { readFields } from '../../../../libraries/onnx/read-model-files.ts'

export type Pooling = 'mean' | 'cls' | 'max'

/** What the files beside a model say of how to use it. */
export interface TransformerFiles {
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

/** Mean where nothing is said, as sentence-transformers does. */
function readPooling(config: JsonObject | undefined): Pooling {
  if (config?.['pooling_mode_cls_token'] === true) return 'cls'
  return config?.['pooling_mode_max_tokens'] === true ? 'max' : 'mean'
}
