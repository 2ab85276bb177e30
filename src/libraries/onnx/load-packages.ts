import type * as OnnxRuntime from 'onnxruntime-web'
import { isPackageThere } from '../packages/is-package-there.ts'
import { importPackage } from '../packages/packages-folder.ts'
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

/**
 * The native runtime where it is installed, else the one in WebAssembly, which gives the same vectors more slowly.
 *
 * @param packages the folder that packages are looked for in, beside those of the program
 */
export async function loadRuntime(threads: number, packages: string): Promise<Runtime> {
  const runtime =
    (await importPackage('onnxruntime-node', packages)) ?? (await importPackage('onnxruntime-web', packages))
  if (!isRuntime(runtime)) throw new MissingPartError(runtimeMissing)
  runtime.env.wasm.numThreads = threads
  return runtime
}

export async function loadTokenizers(packages: string): Promise<Tokenizers> {
  const tokenizers = await importPackage('@huggingface/tokenizers', packages)
  if (!isTokenizers(tokenizers)) throw new MissingPartError(tokenizersMissing)
  return tokenizers
}

/** What to install for models of texts; nothing where all is there. */
export function listMissingPackages(packages: string): readonly string[] {
  const hasRuntime = isPackageThere('onnxruntime-node', packages) || isPackageThere('onnxruntime-web', packages)
  return [
    ...(hasRuntime ? [] : [runtimeMissing]),
    ...(isPackageThere('@huggingface/tokenizers', packages) ? [] : [tokenizersMissing]),
  ]
}

const runtimeMissing =
  'The engine "onnx" needs a package more, which "mainstay models pull" brings with a model; or run "npm install onnxruntime-node" (or onnxruntime-web).'
const tokenizersMissing =
  'The engine "onnx" needs a package more, which "mainstay models pull" brings with a model; or run "npm install @huggingface/tokenizers".'

function isRuntime(loaded: unknown): loaded is Runtime {
  return typeof loaded === 'object' && loaded !== null && 'InferenceSession' in loaded
}

function isTokenizers(loaded: unknown): loaded is Tokenizers {
  return typeof loaded === 'object' && loaded !== null && 'Tokenizer' in loaded
}
