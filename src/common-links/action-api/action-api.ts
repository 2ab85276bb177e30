import { NoResultError } from '../no-result-error.ts'
import type { Settings } from '../options.ts'
import { readField, readText } from '../read-field.ts'
import { inBrowser } from './identify.ts'
import { pause } from './pause.ts'
import { type Hindrance, type Received, send } from './send.ts'

export type Parameters = Readonly<Record<string, string>>

/** Errors of MediaWiki's API that pass (mediawiki.org/wiki/API:Errors_and_warnings). */
const passing: ReadonlySet<string> = new Set(['maxlag', 'ratelimited', 'readonly'])

/** MediaWiki's action API at one address, asked politely: again when it is busy, and never more often than allowed. */
export class ActionApi {
  /** Address of the `api.php`. */
  readonly endpoint: string
  readonly #settings: Settings
  readonly #signal: AbortSignal
  #requests = 0

  constructor(endpoint: string, settings: Settings, signal: AbortSignal) {
    this.endpoint = endpoint
    this.#settings = settings
    this.#signal = signal
  }

  /** How many requests were sent so far. */
  get requests(): number {
    return this.#requests
  }

  /** Gives the parsed answer, which may be an error of the API's own; throws a `NoResultError` when none came. */
  async call(parameters: Parameters): Promise<unknown> {
    const url = this.#toUrl(parameters)
    for (let attempt = 0; ; attempt++) {
      const outcome = await this.#send(url)
      if ('body' in outcome) return outcome.body
      await pause(this.#planPause(outcome, attempt), this.#signal)
    }
  }

  /** Milliseconds until the next attempt, as the server asks or twice as long each time; throws when there is to be none. */
  #planPause({ reason, message, pauseMs }: Hindrance, attempt: number): number {
    const { retries, retryDelayMs, maxPauseMs } = this.#settings
    if (attempt >= retries || (pauseMs ?? 0) > maxPauseMs) throw new NoResultError(reason, message)
    return pauseMs ?? Math.min(retryDelayMs * 2 ** attempt, maxPauseMs)
  }

  #toUrl(parameters: Parameters): URL {
    const { maxlag } = this.#settings
    // `origin=*` asks MediaWiki for leave to be read by any page (mediawiki.org/wiki/API:Cross-site_requests).
    const query = { ...parameters, format: 'json', maxlag: String(maxlag), ...(inBrowser ? { origin: '*' } : {}) }
    return new URL(`${this.endpoint}?${new URLSearchParams(query)}`)
  }

  async #send(url: URL): Promise<Received | Hindrance> {
    const { maxRequests } = this.#settings
    if (this.#requests >= maxRequests)
      throw new NoResultError('request-limit', `The articles need more than the ${maxRequests} requests allowed.`)
    this.#requests += 1
    const outcome = await send(url, this.#settings, this.#signal)
    return 'body' in outcome ? judge(outcome, url) : outcome
  }
}

/** An answer that asks to come back later counts as no answer. */
function judge(received: Received, url: URL): Received | Hindrance {
  const code = readText(received.body, 'error', 'code')
  if (code === undefined || !passing.has(code)) return received
  const info = String(readField(received.body, 'error', 'info') ?? code)
  return { reason: 'busy', message: `${url.origin}${url.pathname} is busy: ${info}`, pauseMs: received.pauseMs }
}
