import type { InferenceSession } from 'onnxruntime-web'
import { loadRuntime, loadTokenizers, type Runtime, type Tokenizer } from './load-packages.ts'
import { type Pooling, readFolder } from './read-folder.ts'

export interface Transformer {
  readonly runtime: Runtime
  readonly session: InferenceSession
  readonly tokenizer: Tokenizer
  readonly pooling: Pooling
  readonly maxTokens: number
}

export async function loadTransformer(folder: string, threads: number): Promise<Transformer> {
  const runtime = await loadRuntime(threads)
  const { Tokenizer } = await loadTokenizers()
  const { model, tokenizer, tokenizerConfig, pooling, maxTokens } = await readFolder(folder)
  const session = await runtime.InferenceSession.create(model, { intraOpNumThreads: threads })
  return { runtime, session, tokenizer: new Tokenizer(tokenizer, tokenizerConfig), pooling, maxTokens }
}
