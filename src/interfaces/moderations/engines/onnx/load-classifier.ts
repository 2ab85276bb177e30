import { join } from 'node:path'
import type { InferenceSession } from 'onnxruntime-web'
import { loadRuntime, type Runtime, type Tokenizer } from '../../../../libraries/onnx/load-packages.ts'
import { loadTokenizer } from '../../../../libraries/onnx/load-tokenizer.ts'
import { openSession } from '../../../../libraries/onnx/open-session.ts'
import { readLabelNames } from '../../../../libraries/onnx/read-label-names.ts'
import { readMaxTokens } from '../../../../libraries/onnx/read-max-tokens.ts'
import { readFields } from '../../../../libraries/onnx/read-model-files.ts'
import { sigmoid, softmax } from '../../../../libraries/onnx/scores.ts'

export interface Classifier {
  readonly runtime: Runtime
  readonly session: InferenceSession
  readonly tokenizer: Tokenizer
  /** Tokens of one run, those that begin and end a text among them. */
  readonly maxTokens: number
  /** In the order of the outputs. */
  readonly labels: readonly string[]
  toProbabilities(logits: readonly number[]): readonly number[]
}

/** Loads a model of text classification as transformers and the Hugging Face hub lay it out. */
export async function loadClassifier(folder: string, threads: number, packages: string): Promise<Classifier> {
  const runtime = await loadRuntime(threads, packages)
  const { tokenizer, config: settings } = await loadTokenizer(folder, packages)
  const config = (await readFields(join(folder, 'config.json'))) ?? {}
  const labels = readLabelNames(config, folder)
  return {
    runtime,
    session: await openSession(runtime, folder, { threads }),
    tokenizer,
    maxTokens: readMaxTokens(settings['model_max_length'], config['max_position_embeddings']),
    labels,
    toProbabilities: isOfMany(config['problem_type'], labels) ? sigmoid : softmax,
  }
}

/** Whether labels may be met together: as the file says, and as transformers takes it where that is silent. */
function isOfMany(problem: unknown, labels: readonly string[]): boolean {
  return problem === 'multi_label_classification' || (problem === undefined && labels.length === 1)
}
