import type { InferenceSession } from 'onnxruntime-web'
import { loadRuntime, loadTokenizers, type Runtime, type Tokenizer } from '../../../../libraries/onnx/load-packages.ts'
import { openSession } from '../../../../libraries/onnx/open-session.ts'
import { type Pooling, readFolder } from './read-folder.ts'

export interface Transformer {
  readonly runtime: Runtime
  readonly session: InferenceSession
  readonly tokenizer: Tokenizer
  readonly pooling: Pooling
  readonly maxTokens: number
}

export async function loadTransformer(folder: string, threads: number, packages: string): Promise<Transformer> {
  const runtime = await loadRuntime(threads, packages)
  const { Tokenizer } = await loadTokenizers(packages)
  const { tokenizer, tokenizerConfig, pooling, maxTokens } = await readFolder(folder)
  const session = await openSession(runtime, folder, { threads })
  return { runtime, session, tokenizer: new Tokenizer(tokenizer, tokenizerConfig), pooling, maxTokens }
}
