/** What a worker thread runs: its default export, the texts of one request at a time. The model is loaded by the first. */
import { memoizeLoad } from '../../../../libraries/memoize/memoize-load.ts'
import { loadTransformer, type Transformer } from './load-transformer.ts'
import { MissingPartError } from '../../../../libraries/onnx/missing-part-error.ts'
import { runTransformer, type TransformerResult } from './run-transformer.ts'

export interface OnnxTask {
  readonly folder: string
  readonly texts: readonly string[]
  readonly threads: number
  /** Where packages are looked for, beside those of the program. */
  readonly packages: string
}

/** What the operator has to mend comes back as a sentence: classes of errors do not survive the way out of a thread. */
export type OnnxResult = TransformerResult | { readonly unavailable: string; readonly cause: unknown }

let loaded: { readonly folder: string; readonly loadOnce: () => Promise<Transformer> } | undefined

export default async function run({ folder, texts, threads, packages }: OnnxTask): Promise<OnnxResult> {
  try {
    if (loaded?.folder !== folder)
      loaded = { folder, loadOnce: memoizeLoad(() => loadTransformer(folder, threads, packages)) }
    return await runTransformer(await loaded.loadOnce(), texts)
  } catch (thrown) {
    if (!(thrown instanceof MissingPartError)) throw thrown
    // Once it is mended, the folder holds another model.
    loaded = undefined
    return { unavailable: thrown.message, cause: String(thrown.cause) }
  }
}
