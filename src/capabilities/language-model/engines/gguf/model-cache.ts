import { totalmem } from 'node:os'
import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { Logger } from '../../../../kernel/foundation/observability/logger.ts'
import { readModelFile } from '../../../../kernel/foundation/gguf/read-model-file.ts'
import { modelFailed } from '../../domain/errors.ts'
import type { ModelFile } from '../../downloads/models-folder.ts'
import { type LlamaLibrary, loadLlama } from '../../../../kernel/foundation/gguf/load-llama.ts'
import type { LoadedModel } from './loaded-model.ts'
import type { GgufSettings } from './settings.ts'

interface Kept {
  readonly loaded: LoadedModel
  readonly changedAt: number
  users: number
  usedAt: number
}

/** A model that stays in memory while it is held. */
export interface HeldModel extends Disposable {
  readonly loaded: LoadedModel
}

/** The models in memory, which together stay below a bound: the one that was idle longest makes room. */
export class ModelCache {
  readonly #settings: GgufSettings
  readonly #log: Logger
  readonly #dataFolder: string
  readonly #kept = new Map<string, Kept>()
  #library: Promise<LlamaLibrary> | undefined
  /** Models are loaded one after another. */
  #loading: Promise<unknown> = Promise.resolve()
  #uses = 0

  constructor(settings: GgufSettings, log: Logger, dataFolder: string) {
    this.#dataFolder = dataFolder
    this.#settings = settings
    this.#log = log
  }

  async hold(file: ModelFile): Promise<HeldModel> {
    const kept = this.#find(file) ?? (await this.#loadInTurn(file))
    kept.users += 1
    kept.usedAt = this.#uses += 1
    return { loaded: kept.loaded, [Symbol.dispose]: () => void (kept.users -= 1) }
  }

  async dispose(): Promise<void> {
    await this.#loading.catch(() => {})
    for (const { loaded } of this.#kept.values()) await loaded.dispose()
    this.#kept.clear()
    const library = await this.#library?.catch(() => undefined)
    await library?.llama.dispose()
  }

  /** Not the one in memory when the file was changed since. */
  #find({ path, changedAt }: ModelFile): Kept | undefined {
    const kept = this.#kept.get(path)
    return kept?.changedAt === changedAt ? kept : undefined
  }

  #loadInTurn(file: ModelFile): Promise<Kept> {
    const loading = this.#loading.catch(() => {}).then(() => this.#find(file) ?? this.#load(file))
    this.#loading = loading
    return loading
  }

  async #load(file: ModelFile): Promise<Kept> {
    const { CHAT_GGUF_CONTEXT: contextLength, CHAT_GGUF_PARALLEL: sequences } = this.#settings
    const description = await readModelFile(file.path).catch((cause: unknown) => {
      throw modelFailed(`The file of the model "${file.name}" cannot be read; the log says why.`, cause)
    })
    const { estimateMemory, fitSize, loadModel } = await import('./loaded-model.ts')
    const memory = readMemoryBound(this.#settings)
    const size = fitSize(description, { contextLength, sequences, memory })
    if (!size) throw tooLarge(file, description.fileBytes, memory)
    await this.#makeRoom(memory - estimateMemory(description, size), file)
    const library = await this.#openLibrary()
    const begin = performance.now()
    const loaded = await loadModel(file, library, size, this.#settings.CHAT_GGUF_QUEUE).catch((cause: unknown) => {
      throw modelFailed(`The model "${file.name}" cannot be loaded; the log says why.`, cause)
    })
    this.#log.info({ model: file.name, ...size, bytes: loaded.bytes, ms: performance.now() - begin }, 'model loaded')
    const kept: Kept = { loaded, changedAt: file.changedAt, users: 0, usedAt: 0 }
    this.#kept.set(file.path, kept)
    return kept
  }

  /** Unloads until what is left takes at most `most` bytes; a changed file's model goes first. */
  async #makeRoom(max: number, { path }: ModelFile): Promise<void> {
    const byAge = [...this.#kept].toSorted(([one, a], [other, b]) => rank(one, a) - rank(other, b))
    function rank(place: string, { usedAt }: Kept): number {
      return place === path ? -1 : usedAt
    }
    for (const [place, { loaded, users }] of byAge) {
      const isInTheWay = place === path || this.#countBytes() > max
      if (!isInTheWay) continue
      if (users > 0) {
        if (place !== path) continue
        throw busy()
      }
      this.#kept.delete(place)
      await loaded.dispose()
      this.#log.info({ model: loaded.id }, 'model unloaded')
    }
    if (this.#countBytes() > max) throw busy()
  }

  #countBytes(): number {
    return [...this.#kept.values()].reduce((sum, { loaded }) => sum + loaded.bytes, 0)
  }

  #openLibrary(): Promise<LlamaLibrary> {
    const { CHAT_GGUF_THREADS: threads } = this.#settings
    const options = { log: this.#log, threads, dataFolder: this.#dataFolder }
    this.#library ??= loadLlama(options).catch((thrown: unknown) => {
      this.#library = undefined
      throw thrown
    })
    return this.#library
  }
}

/** Bytes. */
function readMemoryBound({ CHAT_GGUF_MEMORY }: GgufSettings): number {
  if (CHAT_GGUF_MEMORY !== undefined) return CHAT_GGUF_MEMORY * 1024 * 1024
  const limit = process.constrainedMemory()
  return (limit > 0 ? Math.min(limit, totalmem()) : totalmem()) * 0.75
}

function tooLarge({ name }: ModelFile, fileBytes: number, memory: number): Error {
  const inMiB = (bytes: number) => Math.ceil(bytes / 1024 / 1024)
  const message = `The model "${name}" of ${inMiB(fileBytes)} MiB does not fit into ${inMiB(memory)} MiB; CHAT_GGUF_MEMORY sets the bound.`
  return kernelError('engine_unavailable', message)
}

function busy(): Error {
  const message = 'Other models are at work and leave no memory for this one; try again in a moment.'
  return kernelError('busy', message, { headers: { 'retry-after': '5' } })
}
