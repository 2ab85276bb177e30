import { memoizeRecent } from '../../../../libraries/memoize/memoize-recent.ts'
import { readModelFile } from '../../../../kernel/foundation/gguf/read-model-file.ts'
import type { ModelDescription } from '../../port.ts'
import { modelNotFound, NoModelError } from '../../domain/errors.ts'
import { findModels, type ModelFile, readUsedModel } from '../../downloads/models-folder.ts'
import type { Settings } from '../../settings.ts'

/** The models that are there to be asked: looked for at each request, so that a new file needs no restart. */
export class ModelCatalogue {
  readonly #settings: Settings
  readonly #dataFolder: string
  readonly #readDescription = memoizeRecent(256, (key: string) => {
    const [path = ''] = key.split('\0')
    return readModelFile(path).catch(() => undefined)
  })

  constructor(settings: Settings, dataFolder: string) {
    this.#settings = settings
    this.#dataFolder = dataFolder
  }

  /** The default one first. A file that cannot be read is left out. @throws NoModelError where there is none */
  async describe(): Promise<readonly ModelDescription[]> {
    const files = await this.#list()
    if (files.length === 0) throw new NoModelError(noModel)
    const described = await Promise.all(
      files.map(async (file) => {
        const description = await this.#describeFile(file)
        const contextLength = Math.min(description?.contextLength ?? Infinity, this.#settings.CHAT_GGUF_CONTEXT)
        const created = Math.floor(file.changedAt / 1000)
        return description ? [{ id: file.name, created, owner: 'local', contextLength }] : []
      }),
    )
    return described.flat()
  }

  async find(name: string | undefined): Promise<ModelFile> {
    const files = await this.#list()
    if (files.length === 0) throw new NoModelError(noModel)
    const file = name === undefined ? files[0] : files.find((each) => each.name === name)
    if (file) return file
    throw modelNotFound(name ?? 'default')
  }

  /** What has to be done before a request that names no model is answered by the model that is meant. */
  async findLack(): Promise<string | undefined> {
    const files = await this.#list()
    if (files.length === 0) return noModel
    const { CHAT_MODEL: wanted } = this.#settings
    if (wanted === undefined || files.some((file) => isNamed(file, wanted))) return undefined
    const names = files.slice(0, 5).map(({ name }) => name)
    return `CHAT_MODEL names "${wanted}", which is none of the models here, such as ${names.join(', ')}; "mainstay models" shows all of the data folder.`
  }

  async #list(): Promise<readonly ModelFile[]> {
    const further = this.#settings.CHAT_GGUF_MODELS?.split(',').map((place) => place.trim()) ?? []
    const found = await findModels(
      this.#dataFolder,
      further.filter((place) => place !== ''),
    )
    const architectures = await Promise.all(
      found.map(async (file) => (await this.#describeFile(file))?.architecture ?? ''),
    )
    const files = found.filter((_file, index) => !encoders.has(architectures[index] ?? ''))
    const wanted = this.#settings.CHAT_MODEL ?? (await readUsedModel(this.#dataFolder))
    const first = wanted === undefined ? undefined : files.find((file) => isNamed(file, wanted))
    return first ? [first, ...files.filter((file) => file !== first)] : files
  }

  #describeFile({ path, changedAt, bytes }: ModelFile) {
    return this.#readDescription([path, changedAt, bytes].join('\0'))
  }
}

/** Architectures of GGUF files that turn a text into a vector and write none. */
const encoders: ReadonlySet<string> = new Set([
  'bert',
  'eurobert',
  'gemma-embedding',
  'jina-bert-v2',
  'jina-bert-v3',
  'modern-bert',
  'neo-bert',
  'nomic-bert',
  'nomic-bert-moe',
  't5encoder',
])

const noModel =
  'The engine "gguf" has no model yet: "mainstay models pull qwen3.5-0.8b" gets a small one (in a clone "npm run mainstay -- models pull …"); no restart is needed.'

function isNamed({ name, path }: ModelFile, wanted: string): boolean {
  return name === wanted || path === wanted
}
