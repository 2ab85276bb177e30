import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ServiceError } from '../../../../../kernel/errors/service-error.ts'
import type { MarianModel } from '../marian-model.ts'
import type { AlignedMemory, BergamotModule, BlockingService, TranslationModel } from './bergamot-module.ts'
import { type BergamotProgram, startBergamot } from './load-bergamot.ts'
import { findModelFault, type ModelFileContents } from '../model-file/find-model-fault.ts'
import { writeModelOptions } from './model-options.ts'

/** Loaded, weights take as much as on the disk, embeddings once more as floats, and there is room to compute in. */
const memoryShare = 2.5
const workspaceBytes = 64 * 1024 * 1024

interface LoadedModel {
  readonly model: TranslationModel
  readonly bytes: number
}

/** One instance of the runtime with the models that it has loaded; it gives up as a whole when anything goes wrong in it. */
export class MarianRuntime {
  readonly #module: BergamotModule
  readonly #service: BlockingService
  /** The one used longest ago first. */
  readonly #models = new Map<string, LoadedModel>()
  readonly #complaints: readonly string[]

  private constructor(module: BergamotModule, complaints: readonly string[]) {
    this.#module = module
    this.#service = new module.BlockingService({ cacheSize: 0 })
    this.#complaints = complaints
  }

  static async start(program: BergamotProgram): Promise<MarianRuntime> {
    const complaints: string[] = []
    const module = await startBergamot(program, (line) => {
      complaints.push(line)
      if (complaints.length > 20) complaints.shift()
    })
    return new MarianRuntime(module, complaints)
  }

  /** Translates well-formed HTML, a sentence each, into HTML with scores in it. @throws when the runtime is of no more use. */
  translate(model: MarianModel, sentences: readonly string[], maxBytes: number): string[] {
    try {
      return this.#translate(this.#open(model, maxBytes), sentences)
    } catch (thrown) {
      if (thrown instanceof ServiceError) throw thrown
      const said = this.#complaints.findLast((line) => line.includes('Error:'))
      const { source, target } = model.card
      throw new Error(`The model ${source}-${target} gave up${said === undefined ? '.' : `: ${said}`}`, {
        cause: thrown,
      })
    }
  }

  #translate(model: TranslationModel, sentences: readonly string[]): string[] {
    const input = new this.#module.VectorString()
    const options = new this.#module.VectorResponseOptions()
    for (const sentence of sentences) {
      input.push_back(sentence)
      options.push_back({ html: true, qualityScores: true, alignment: false })
    }
    const responses = this.#service.translate(model, input, options)
    const translations = sentences.map((_, index) => responses.get(index).getTranslatedText())
    for (const object of [input, options, responses]) object.delete()
    return translations
  }

  #open(model: MarianModel, maxBytes: number): TranslationModel {
    const bytes = model.bytes * memoryShare + workspaceBytes
    const loaded = this.#models.get(model.key) ?? this.#load(model, bytes, maxBytes)
    this.#models.delete(model.key)
    this.#models.set(model.key, loaded)
    return loaded.model
  }

  #load(model: MarianModel, bytes: number, maxBytes: number): LoadedModel {
    for (const [key, other] of this.#models) {
      if (this.#usedBytes() + bytes <= maxBytes) break
      other.model.delete()
      this.#models.delete(key)
    }
    const { card } = model
    const contents = readContents(model)
    const fault = findModelFault(contents)
    if (fault !== undefined)
      throw new ServiceError('broken_model', 500, `The model ${nameOf(model)} cannot be used: ${fault}.`)
    const vocabularies = new this.#module.AlignedMemoryList()
    // One vocabulary for both languages is given once.
    const memories = [...new Set([contents.sourceVocabulary, contents.targetVocabulary])].map((file) =>
      this.#copyIn(file, 64),
    )
    for (const memory of memories) vocabularies.push_back(memory)
    const weights = this.#copyIn(contents.model, 256)
    const shortlist = this.#copyIn(contents.shortlist, 64)
    const opened = new this.#module.TranslationModel(writeModelOptions(card), weights, shortlist, vocabularies, null)
    for (const object of [...memories, weights, shortlist, vocabularies]) object.delete()
    return { model: opened, bytes }
  }

  #usedBytes(): number {
    return [...this.#models.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  }

  #copyIn(bytes: Uint8Array, alignment: number): AlignedMemory {
    const memory = new this.#module.AlignedMemory(bytes.length, alignment)
    memory.getByteArrayView().set(bytes)
    return memory
  }
}

function readContents({ card: { files }, folder }: MarianModel): ModelFileContents & { readonly shortlist: Buffer } {
  const read = (file: string) => readFileSync(join(folder, file))
  const sourceVocabulary = read(files.sourceVocabulary)
  return {
    model: read(files.model),
    sourceVocabulary,
    targetVocabulary:
      files.targetVocabulary === files.sourceVocabulary ? sourceVocabulary : read(files.targetVocabulary),
    shortlist: files.shortlist === undefined ? Buffer.alloc(0) : read(files.shortlist),
  }
}

function nameOf({ card: { source, target } }: MarianModel): string {
  return `${source}-${target}`
}
