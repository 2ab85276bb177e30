import type * as OnnxRuntime from 'onnxruntime-web'
import { isPackageThere } from '../engines/is-package-there.ts'
import { MissingPartError } from './missing-part-error.ts'

export type Runtime = typeof OnnxRuntime

/** What is used of `@huggingface/tokenizers`. */
export interface Tokenizer {
  encode(text: string): { readonly ids: readonly number[] }
  decode(ids: number[], options: { readonly skip_special_tokens: boolean }): string
  token_to_id(token: string): number | undefined
}

export interface Tokenizers {
  readonly Tokenizer: new (tokenizer: object, config: object) => Tokenizer
}

/** The native runtime where it is installed, else the one in WebAssembly, which gives the same vectors more slowly. */
export async function loadRuntime(threads: number): Promise<Runtime> {
  const runtime = (await importIfThere('onnxruntime-node')) ?? (await importIfThere('onnxruntime-web'))
  if (!isRuntime(runtime)) throw new MissingPartError(runtimeMissing)
  runtime.env.wasm.numThreads = threads
  return runtime
}

export async function loadTokenizers(): Promise<Tokenizers> {
  const tokenizers = await importIfThere('@huggingface/tokenizers')
  if (!isTokenizers(tokenizers)) throw new MissingPartError(tokenizersMissing)
  return tokenizers
}

/** What to install for models of texts; nothing where all is there. */
export function listMissingPackages(): readonly string[] {
  const hasRuntime = isPackageThere('onnxruntime-node') || isPackageThere('onnxruntime-web')
  return [
    ...(hasRuntime ? [] : [runtimeMissing]),
    ...(isPackageThere('@huggingface/tokenizers') ? [] : [tokenizersMissing]),
  ]
}

const runtimeMissing =
  'The engine "onnx" needs a package more: run "npm install onnxruntime-node" (or onnxruntime-web) and start again.'
const tokenizersMissing =
  'The engine "onnx" needs a package more: run "npm install @huggingface/tokenizers" and start again.'

function isRuntime(loaded: unknown): loaded is Runtime {
  return typeof loaded === 'object' && loaded !== null && 'InferenceSession' in loaded
}

function isTokenizers(loaded: unknown): loaded is Tokenizers {
  return typeof loaded === 'object' && loaded !== null && 'Tokenizer' in loaded
}

async function importIfThere(name: string): Promise<unknown> {
  try {
    return await import(name)
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw thrown
  }
}
