import type * as HuggingFaceTokenizers from '@huggingface/tokenizers'
import type * as OnnxRuntime from 'onnxruntime-web'
import { MissingPartError } from './missing-part-error.ts'

export type Runtime = typeof OnnxRuntime
export type Tokenizers = typeof HuggingFaceTokenizers

/** The native runtime where it is installed, else the one in WebAssembly, which gives the same vectors more slowly. */
export async function loadRuntime(threads: number): Promise<Runtime> {
  const runtime =
    (await importIfThere<Runtime>('onnxruntime-node')) ?? (await importIfThere<Runtime>('onnxruntime-web'))
  if (!runtime)
    throw new MissingPartError(
      'The engine "onnx" needs a package more: run "npm install onnxruntime-node" (or onnxruntime-web) and start again.',
    )
  runtime.env.wasm.numThreads = threads
  return runtime
}

export async function loadTokenizers(): Promise<Tokenizers> {
  const tokenizers = await importIfThere<Tokenizers>('@huggingface/tokenizers')
  if (!tokenizers)
    throw new MissingPartError(
      'The engine "onnx" needs a package more: run "npm install @huggingface/tokenizers" and start again.',
    )
  return tokenizers
}

async function importIfThere<Package>(name: string): Promise<Package | undefined> {
  try {
    const loaded: Package = await import(name)
    return loaded
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw thrown
  }
}
