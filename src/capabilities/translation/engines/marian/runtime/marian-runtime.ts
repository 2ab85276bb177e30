import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { decodeHTML, escapeText } from 'entities'
import { ServiceError } from '../../../../../kernel/foundation/errors/service-error.ts'
import type { MarianModel, ModelCard } from '../marian-model.ts'
import type { AlignedMemory, BergamotModule, BlockingService, TranslationModel } from './bergamot-module.ts'
import { type BergamotProgram, startBergamot } from './load-bergamot.ts'
import { findModelFault, type ModelFileContents } from '../model-file/find-model-fault.ts'
import { KnownCharacters } from '../model-file/known-characters.ts'
import { readScoredPieces } from '../../../../../libraries/marian/read-pieces.ts'
import { Lexicon } from '../rerank/lexicon.ts'
import { Reranker } from '../rerank/reranker.ts'
import { findOthers } from './find-others.ts'
import { writeModelOptions } from './model-options.ts'
import { OutputLayer } from './output-layer.ts'
import { readScores, type ScoredTranslation } from './read-scores.ts'

/** Loaded, weights take as much as on the disk, embeddings once more as floats, and there is room to compute in. */
const memoryShare = 2.5
const workspaceBytes = 64 * 1024 * 1024
/** Marian sets aside two blocks of 128 MiB a model, whatever workspace is set, and hardly writes to them: they fill the module's 2 GiB of addresses. */
const reservedBytes = 256 * 1024 * 1024
/** What is over is for the gaps that models leave behind. */
const maxAddresses = 1_000_000_000

interface LoadedModel {
  readonly model: TranslationModel
  readonly characters: KnownCharacters
  /** Where the model brings what it takes. */
  readonly reranker: Reranker | undefined
  /** Hypotheses that its search follows. */
  readonly beamSize: number
  /** Of memory. */
  readonly bytes: number
  /** Of addresses. */
  readonly addresses: number
}

/** One instance of the runtime with the models that it has loaded; it gives up as a whole when anything goes wrong in it. */
export class MarianRuntime {
  readonly #module: BergamotModule
  readonly #service: BlockingService
  /** The one used longest ago first. */
  readonly #models = new Map<string, LoadedModel>()
  readonly #complaints: readonly string[]
  readonly #outputLayer: OutputLayer

  private constructor(module: BergamotModule, complaints: readonly string[], outputLayer: OutputLayer) {
    this.#module = module
    this.#service = new module.BlockingService({ cacheSize: 0 })
    this.#complaints = complaints
    this.#outputLayer = outputLayer
  }

  static async start(program: BergamotProgram): Promise<MarianRuntime> {
    const complaints: string[] = []
    const outputLayer = new OutputLayer()
    const tell = (line: string) => {
      complaints.push(line)
      if (complaints.length > 20) complaints.shift()
    }
    return new MarianRuntime(await startBergamot(program, { tell, outputLayer }), complaints, outputLayer)
  }

  /**
   * Translates well-formed HTML, a sentence each; undefined where the model does not know the letters.
   *
   * @throws when the runtime is of no more use.
   */
  translate(model: MarianModel, sentences: readonly string[], maxBytes: number): (ScoredTranslation | undefined)[] {
    return this.#guard(model, () => {
      const opened = this.#open(model, maxBytes)
      const readable = sentences.filter((sentence) => opened.characters.canRead(sentence))
      const translations = readable.length === 0 ? [] : this.#search(opened, readable)
      const bySentence = new Map(readable.map((sentence, index) => [sentence, translations[index]]))
      return sentences.map((sentence) => bySentence.get(sentence))
    })
  }

  /**
   * Other translations of one sentence than the best, the likeliest first.
   *
   * @throws when the runtime is of no more use.
   */
  listOthers(model: MarianModel, sentence: string, wanted: number, maxBytes: number): ScoredTranslation[] {
    return this.#guard(model, () => {
      const { model: opened, characters } = this.#open(model, maxBytes)
      if (!characters.canRead(sentence)) return []
      const search = () => readScores(this.#translate(opened, [sentence])[0] ?? '')
      return findOthers(search, wanted, this.#outputLayer)
    })
  }

  /** Of what the search has found for a sentence, the translation is taken that explains it best, where the model has a lexicon to judge that. */
  #search({ model, reranker, beamSize }: LoadedModel, sentences: readonly string[]): readonly ScoredTranslation[] {
    if (!reranker) return this.#translate(model, sentences).map(readScores)
    const [written, found] = this.#outputLayer.follow(beamSize, () => this.#translate(model, sentences))
    const byBest = new Map(found.map((hypotheses) => [withoutSpaces(reranker.writeBest(hypotheses)), hypotheses]))
    return written.map(readScores).map((best, index) => {
      const sentence = sentences[index] ?? ''
      const hypotheses = byBest.get(withoutSpaces(decodeHTML(best.html)))
      // Where elements belong in another translation nobody knows.
      const chosen = hypotheses && !sentence.includes('<') && reranker.choose(decodeHTML(sentence), hypotheses)
      return chosen ? { html: escapeText(chosen.text), logProbability: chosen.logProbability } : best
    })
  }

  #guard<Result>({ card: { source, target } }: MarianModel, work: () => Result): Result {
    try {
      return work()
    } catch (thrown) {
      if (thrown instanceof ServiceError) throw thrown
      const said = this.#complaints.findLast((line) => line.includes('Error:'))
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

  #open(model: MarianModel, maxBytes: number): LoadedModel {
    const loaded = this.#models.get(model.key) ?? this.#load(model, maxBytes)
    this.#models.delete(model.key)
    this.#models.set(model.key, loaded)
    return loaded
  }

  #load(model: MarianModel, maxBytes: number): LoadedModel {
    const weights = model.bytes * memoryShare
    const size = { bytes: weights + workspaceBytes, addresses: weights + reservedBytes }
    this.#makeRoom(size, maxBytes)
    return { ...size, ...this.#build(model) }
  }

  #makeRoom({ bytes, addresses }: Pick<LoadedModel, 'bytes' | 'addresses'>, maxBytes: number): void {
    for (const [key, other] of this.#models) {
      const used = [...this.#models.values()]
      const usedBytes = used.reduce((sum, each) => sum + each.bytes, bytes)
      const usedAddresses = used.reduce((sum, each) => sum + each.addresses, addresses)
      if (usedBytes <= maxBytes && usedAddresses <= maxAddresses) return
      other.model.delete()
      this.#models.delete(key)
    }
  }

  #build(model: MarianModel): Omit<LoadedModel, 'bytes' | 'addresses'> {
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
    return {
      model: opened,
      characters: new KnownCharacters(contents.sourceVocabulary),
      reranker: openReranker(card, contents),
      beamSize: card.beamSize ?? 1,
    }
  }

  #copyIn(bytes: Uint8Array, alignment: number): AlignedMemory {
    const memory = new this.#module.AlignedMemory(bytes.length, alignment)
    memory.getByteArrayView().set(bytes)
    return memory
  }
}

interface Contents extends ModelFileContents {
  readonly shortlist: Buffer
  readonly lexicon?: Buffer
}

function openReranker(
  { source: from, target: to, lexiconWeight: weight, beamSize = 1 }: ModelCard,
  { lexicon, sourceVocabulary, targetVocabulary }: Contents,
): Reranker | undefined {
  const [source, target] = [readScoredPieces(sourceVocabulary), readScoredPieces(targetVocabulary)]
  if (!lexicon || !weight || beamSize < 2 || !source || !target) return undefined
  return new Reranker({ pair: { source: from, target: to }, source, target, lexicon: new Lexicon(lexicon), weight })
}

/** The runtime leaves those between pieces of some scripts to itself. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}

function readContents({ card: { files }, folder }: MarianModel): Contents {
  const read = (file: string) => unpack(file, readFileSync(join(folder, file)))
  const sourceVocabulary = read(files.sourceVocabulary)
  return {
    model: read(files.model),
    sourceVocabulary,
    targetVocabulary:
      files.targetVocabulary === files.sourceVocabulary ? sourceVocabulary : read(files.targetVocabulary),
    shortlist: files.shortlist === undefined ? Buffer.alloc(0) : read(files.shortlist),
    ...(files.lexicon !== undefined && { lexicon: read(files.lexicon) }),
  }
}

function unpack(file: string, bytes: Buffer): Buffer {
  return file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes
}

function nameOf({ card: { source, target } }: MarianModel): string {
  return `${source}-${target}`
}
