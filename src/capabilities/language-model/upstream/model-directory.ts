import type { UpstreamServer } from '../../../kernel/foundation/outgoing/servers/upstream-server.ts'
import type { UpstreamServers } from '../../../kernel/foundation/outgoing/servers/upstream-servers.ts'
import type { ModelDescription } from '../port.ts'
import { modelFailed } from '../domain/errors.ts'
import { asJsonObject, type JsonObject } from '../../../libraries/json/json-object.ts'
import { asNumber, asJsonObjects, asText } from './json.ts'

/** Milliseconds for which a list is taken as it is; after that it is read anew while the old one serves. */
const freshMs = 30_000

export interface ModelDirectoryOptions {
  readonly servers: UpstreamServers
  /** What a server answers GET /v1/models with; undefined where it does not list its models. */
  readonly fetchModels: (server: UpstreamServer) => Promise<unknown>
  readonly now: () => number
}

/** Which models the servers have, kept for a while. */
export class ModelDirectory {
  readonly #options: ModelDirectoryOptions
  readonly #namesByServer = new Map<UpstreamServer, ReadonlySet<string>>()
  #list: readonly ModelDescription[] | undefined
  #readAt = 0
  #reading: Promise<readonly ModelDescription[]> | undefined

  constructor(options: ModelDirectoryOptions) {
    this.#options = options
  }

  /** Fails only when no server has ever said what it has. */
  async get(): Promise<readonly ModelDescription[]> {
    if (this.#list && this.#options.now() - this.#readAt < freshMs) return this.#list
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
    if (!this.#list) return this.#reading
    this.#reading.catch(() => {})
    return this.#list
  }

  /** Whether a server has a model, as far as it is known: one that does not list its models may have any. */
  has(server: UpstreamServer, model: string): boolean {
    return this.#namesByServer.get(server)?.has(model) ?? true
  }

  async #read(): Promise<readonly ModelDescription[]> {
    const results = await Promise.allSettled(this.#options.servers.all.map((server) => this.#readFrom(server)))
    const lists = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const [failed] = results.filter((result) => result.status === 'rejected')
    this.#readAt = this.#options.now()
    if (lists.length === 0 && this.#list) return this.#list
    if (lists.length === 0)
      throw modelFailed('The model server does not say which models it has; try again later.', failed?.reason)
    this.#list = [...new Map(lists.flat().map((model) => [model.id, model])).values()]
    return this.#list
  }

  async #readFrom(server: UpstreamServer): Promise<readonly ModelDescription[]> {
    const listed = asJsonObject(await this.#options.fetchModels(server))
    const models = asJsonObjects(listed?.['data']).flatMap(toModel)
    if (models.length > 0) this.#namesByServer.set(server, new Set(models.map(({ id }) => id)))
    else this.#namesByServer.delete(server)
    return models
  }
}

function toModel(fields: JsonObject): ModelDescription | [] {
  const id = asText(fields['id'])
  if (id === undefined) return []
  return {
    id,
    created: Math.trunc(asNumber(fields['created']) ?? 0),
    owner: asText(fields['owned_by']) ?? 'unknown',
    // vLLM's name for it; others do not give it.
    contextLength: asNumber(fields['max_model_len']),
  }
}
