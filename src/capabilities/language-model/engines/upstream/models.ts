import type { ModelDescription } from '../../engine.ts'
import { asNumber, asRecord, asRecords, asText, type Fields } from './json.ts'
import { parseJson, readBody } from './read-body.ts'
import type { ModelServer } from './server.ts'
import type { ModelServers } from './servers.ts'
import { toConnectionFailure } from './failure.ts'

/** Milliseconds for which a list is taken as it is; after that it is read anew while the old one serves. */
const freshMs = 30_000
const answerMs = 5000

/** What the servers can be asked for, kept for a while. */
export class ModelList {
  readonly #servers: ModelServers
  readonly #now: () => number
  #list: readonly ModelDescription[] | undefined
  #readAt = 0
  #reading: Promise<readonly ModelDescription[]> | undefined

  constructor(servers: ModelServers, now: () => number) {
    this.#servers = servers
    this.#now = now
  }

  /** Fails only when no server has ever said what it has. */
  async get(): Promise<readonly ModelDescription[]> {
    if (this.#list && this.#now() - this.#readAt < freshMs) return this.#list
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
    if (!this.#list) return this.#reading
    this.#reading.catch(() => {})
    return this.#list
  }

  async #read(): Promise<readonly ModelDescription[]> {
    const results = await Promise.allSettled(this.#servers.all.map((server) => this.#readFrom(server)))
    const lists = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const [failed] = results.filter((result) => result.status === 'rejected')
    this.#readAt = this.#now()
    if (lists.length === 0 && this.#list) return this.#list
    if (lists.length === 0) throw toConnectionFailure(failed?.reason)
    this.#list = [...new Map(lists.flat().map((model) => [model.id, model])).values()]
    return this.#list
  }

  /** Empty for a server that does not list its models. */
  async #readFrom(server: ModelServer): Promise<readonly ModelDescription[]> {
    const reader = server.send(
      { method: 'GET', path: '/models', firstByteMs: answerMs },
      AbortSignal.timeout(2 * answerMs),
    )
    const { status } = await reader.head
    const body = parseJson(await readBody(reader))
    if (status >= 500) throw new Error(`GET /models answered with ${status}`)
    const models = status === 200 ? asRecords(asRecord(body)?.['data']).flatMap(toModel) : []
    server.models = models.length > 0 ? new Set(models.map(({ id }) => id)) : undefined
    return models
  }
}

function toModel(fields: Fields): ModelDescription | [] {
  const id = asText(fields['id'])
  if (id === undefined) return []
  return {
    id,
    created: Math.trunc(asNumber(fields['created']) ?? 0),
    owner: asText(fields['owned_by']) ?? 'unknown',
    // vLLM's name for it; others do not tell.
    contextLength: asNumber(fields['max_model_len']),
  }
}
