/** What a worker thread runs: its default export, the texts of one request at a time. The model is loaded by the first. */
import { loadTransformer, type Transformer } from './load-transformer.ts'
import { MissingPartError } from '../../../../kernel/onnx/missing-part-error.ts'
import { runTransformer, type TransformerResult } from './run-transformer.ts'

export interface OnnxTask {
  readonly folder: string
  readonly texts: readonly string[]
  readonly threads: number
}

/** What the operator has to mend comes back as a sentence: classes of errors do not survive the way out of a thread. */
export type OnnxResult = TransformerResult | { readonly unavailable: string; readonly cause: unknown }

let loading: Promise<Transformer> | undefined

export default async function run({ folder, texts, threads }: OnnxTask): Promise<OnnxResult> {
  try {
    loading ??= loadTransformer(folder, threads)
    return await runTransformer(await loading, texts)
  } catch (thrown) {
    loading = undefined
    if (!(thrown instanceof MissingPartError)) throw thrown
    return { unavailable: thrown.message, cause: String(thrown.cause) }
  }
}
