import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import type { ModelDescription } from '../port.ts'
import type { Settings } from '../settings.ts'
import type { ModelDirectory } from './model-directory.ts'
import { readAliases } from './read-aliases.ts'

/** The models of the servers under the names that callers use. */
export class ServedModels {
  readonly directory: ModelDirectory
  readonly #aliases: ReadonlyMap<string, string>
  readonly #byDefault: string | undefined

  /** @throws OperatorError when the aliases cannot be read */
  constructor(
    directory: ModelDirectory,
    settings: Pick<Settings, 'CHAT_MODEL' | 'CHAT_UPSTREAM_MODELS'>,
    addresses: readonly URL[],
  ) {
    this.directory = directory
    this.#aliases = readAliases(settings.CHAT_UPSTREAM_MODELS)
    this.#byDefault = settings.CHAT_MODEL ?? addresses.map(readDeployment).find((name) => name !== undefined)
  }

  /** The default model first; further names stand beside the models they mean. */
  async listModels(): Promise<readonly ModelDescription[]> {
    const models = await this.#listServed()
    const named = [...this.#aliases].flatMap(([alias, name]) => {
      const meant = models.find(({ id }) => id === name)
      return meant ? { ...meant, id: alias } : []
    })
    const all = [...models, ...named]
    const first = all.find(({ id }) => id === this.#byDefault)
    return first ? [first, ...all.filter((each) => each !== first)] : all
  }

  /** Servers that list no models, as Azure's deployments, have at least the default one. */
  async #listServed(): Promise<readonly ModelDescription[]> {
    const byDefault = this.#byDefault
    const assumed =
      byDefault === undefined ? [] : [{ id: byDefault, created: 0, owner: 'unknown', contextLength: undefined }]
    const models = await this.directory.get().catch((failure: unknown) => {
      if (assumed.length === 0) throw failure
      return assumed
    })
    return models.length > 0 ? models : assumed
  }

  isAlias(name: string): boolean {
    return this.#aliases.has(name)
  }

  /** What the servers call the model of this name, or the default one where none is named. */
  async findName(name: string | undefined): Promise<string> {
    const wanted = name ?? this.#byDefault ?? (await this.directory.get())[0]?.id
    if (wanted === undefined)
      throw kernelError('engine_unavailable', 'The model server names no models; its operator must set CHAT_MODEL.')
    return this.#aliases.get(wanted) ?? wanted
  }
}

/** An address of Azure's names the deployment, which has one model. */
function readDeployment({ pathname }: URL): string | undefined {
  const [, name] = /\/openai\/deployments\/([^/]+)/.exec(pathname) ?? []
  return name === undefined ? undefined : decodeURIComponent(name)
}
