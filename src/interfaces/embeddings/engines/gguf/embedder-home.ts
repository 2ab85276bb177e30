import { stat } from 'node:fs/promises'
import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import { type LlamaLibrary, loadLlama, type LoadOptions } from '../../../../kernel/foundation/gguf/load-llama.ts'
import { type EncodedText, type LoadedEmbedder, loadEmbedder } from './load-embedder.ts'

export interface EmbedderFile {
  readonly name: string
  readonly path: string
}

/** The file of a model that is loaded, which may have another model since. */
interface LoadedFile {
  readonly path: string
  readonly changedAt: number
  readonly embedder: LoadedEmbedder
}

/** Texts that wait, of all calls together: some seconds on a small machine, and one call of the most texts more. */
const maxWaiting = 4096

/** The model in memory, which reads a text at a time; texts of several calls take turns. */
export class EmbedderHome {
  readonly #options: LoadOptions
  readonly #maxTokens: number
  #library: LlamaLibrary | undefined
  #loaded: LoadedFile | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(options: LoadOptions, maxTokens: number) {
    this.#options = options
    this.#maxTokens = maxTokens
  }

  /** Fails with `busy` (503) where too many texts wait. */
  async encode(file: EmbedderFile, text: string, signal: AbortSignal | undefined): Promise<EncodedText> {
    if (this.#waiting >= maxWaiting)
      throw kernelError('busy', 'Too many texts wait for the model; try again in a moment.')
    this.#waiting += 1
    const turn = this.#last.then(async () => {
      signal?.throwIfAborted()
      return (await this.#load(file)).encode(text)
    })
    this.#last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      this.#waiting -= 1
    }
  }

  async dispose(): Promise<void> {
    await this.#last
    await this.#loaded?.embedder.dispose()
    this.#loaded = undefined
    await this.#library?.llama.dispose()
    this.#library = undefined
  }

  async #load({ path, name }: EmbedderFile): Promise<LoadedEmbedder> {
    const changedAt = (await stat(path)).mtimeMs
    if (this.#loaded?.path === path && this.#loaded.changedAt === changedAt) return this.#loaded.embedder
    this.#library ??= await loadLlama(this.#options)
    await this.#loaded?.embedder.dispose()
    this.#loaded = undefined
    const embedder = await loadEmbedder(this.#library, path, name, this.#maxTokens)
    this.#loaded = { path, changedAt, embedder }
    return embedder
  }
}
