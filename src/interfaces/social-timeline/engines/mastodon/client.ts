import { isJsonObject, type JsonObject } from '../../../../libraries/json/json-object.ts'
import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import { readLimited } from '../../../../kernel/foundation/outgoing/read-limited.ts'

export type Query = Readonly<Record<string, string | number | undefined>>

export interface List {
  readonly items: readonly JsonObject[]
  /** `max_id` of the following page, as the server's Link header gives it. */
  readonly next: string | undefined
  /** `min_id` of the page before. */
  readonly previous: string | undefined
}

const timeoutMs = 10_000
const maxAnswerBytes = 8 * 1024 * 1024

/** The public part of Mastodon's API (docs.joinmastodon.org); no token is sent. */
export class MastodonClient {
  readonly #origin: string
  readonly #fetch: typeof fetch

  constructor(url: string, fetcher: typeof fetch) {
    this.#origin = new URL(url).origin
    this.#fetch = fetcher
  }

  /** Undefined where the server answers 404. */
  async get(path: string, query: Query): Promise<{ readonly body: JsonObject } | undefined> {
    const answer = await this.#ask(path, query)
    if (answer === undefined) return undefined
    if (isJsonObject(answer.body)) return { body: answer.body }
    throw kernelError('engine_failed', 'The Mastodon server gave an answer that is not readable.')
  }

  async list(path: string, query: Query): Promise<List> {
    const answer = await this.#ask(path, query)
    const items = Array.isArray(answer?.body) ? answer.body.filter(isJsonObject) : []
    const links = answer?.headers.get('link') ?? ''
    return { items, next: readLink(links, 'next', 'max_id'), previous: readLink(links, 'prev', 'min_id') }
  }

  async #ask(path: string, query: Query): Promise<{ body: unknown; headers: Headers } | undefined> {
    const url = new URL(path, this.#origin)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    const response = await this.#send(url)
    if (response.status === 404 || response.status === 410) return undefined
    if (response.status === 429) throw kernelError('busy', 'The Mastodon server takes no more calls for a while.')
    if (!response.ok) throw kernelError('engine_failed', `The Mastodon server answered with status ${response.status}.`)
    return { body: await readJson(response), headers: response.headers }
  }

  async #send(url: URL): Promise<Response> {
    try {
      const headers = { accept: 'application/json' }
      return await this.#fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
    } catch (cause) {
      throw kernelError('engine_unavailable', 'The Mastodon server cannot be reached.', { cause })
    }
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await readLimited(response.body, maxAnswerBytes))
  } catch (cause) {
    throw kernelError('engine_failed', 'The Mastodon server gave an answer that is not readable.', { cause })
  }
}

/** `<https://…?max_id=7>; rel="next", <https://…?min_id=9>; rel="prev"` (RFC 8288). */
function readLink(header: string, relation: string, parameter: string): string | undefined {
  for (const [, url = '', name] of header.matchAll(/<([^>]*)>\s*;[^,]*?rel="?(\w+)"?/g)) {
    if (name === relation && URL.canParse(url)) return new URL(url).searchParams.get(parameter) ?? undefined
  }
  return undefined
}
