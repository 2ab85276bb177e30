import { checkKey } from '../client/request/check-key.ts'

export interface CommonLinksOptions {
  /**
   * The encyclopedia's base address, `{lang}` standing for the edition: `http://127.0.0.1:8022/encyclopedia/{lang}` by
   * default, `https://{lang}.wikipedia.org` for Wikipedia. `/w/api.php` is added unless it ends in `api.php`.
   */
  readonly baseUrl?: string | undefined
  /** Used in place of the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Aborting it rejects the search with the signal's reason, as `fetch` does. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for one request, its answer read; 30,000 by default. */
  readonly timeoutMs?: number | undefined
  /** The most requests that one search sends, repeated ones counted; 100 by default. */
  readonly maxRequests?: number | undefined
  /** How often a request is repeated when nothing came or the server is busy; 3 by default. */
  readonly retries?: number | undefined
  /** Milliseconds before the first repetition, doubled for each further one; 1,000 by default. */
  readonly retryDelayMs?: number | undefined
  /** The longest pause in milliseconds that a server's `Retry-After` is obeyed for; 30,000 by default. */
  readonly maxPauseMs?: number | undefined
  /** Seconds of replication lag above which the wiki may ask to come later (mediawiki.org/wiki/Manual:Maxlag_parameter); 5 by default. */
  readonly maxlag?: number | undefined
  /** How the caller names itself; Wikimedia asks for a name and a way to reach you: `MyTool/1.0 (me@example.org)`. */
  readonly userAgent?: string | undefined
  /** A key for a Mainstay that asks for one. */
  readonly key?: string | undefined
}

export interface Settings {
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly timeoutMs: number
  readonly maxRequests: number
  readonly retries: number
  readonly retryDelayMs: number
  readonly maxPauseMs: number
  readonly maxlag: number
  readonly userAgent: string | undefined
  readonly key: string | undefined
}

/**
 * The options with their defaults.
 *
 * @throws TypeError when one of them cannot be used.
 */
export function toSettings(options: CommonLinksOptions): Settings {
  return {
    baseUrl: checkAddress(options.baseUrl ?? 'http://127.0.0.1:8022/encyclopedia/{lang}'),
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: checkNumber('timeoutMs', options.timeoutMs, 30_000, 1),
    maxRequests: checkNumber('maxRequests', options.maxRequests, 100, 1),
    retries: checkNumber('retries', options.retries, 3, 0),
    retryDelayMs: checkNumber('retryDelayMs', options.retryDelayMs, 1_000, 0),
    maxPauseMs: checkNumber('longestPauseMs', options.maxPauseMs, 30_000, 0),
    maxlag: checkNumber('maxlag', options.maxlag, 5, 0),
    userAgent: checkKey(options.userAgent),
    key: checkKey(options.key),
  }
}

/** A timer takes no more milliseconds. */
const largest = 2 ** 31 - 1

function checkNumber(name: string, value: number | undefined, standard: number, smallest: number): number {
  if (value === undefined) return standard
  if (Number.isInteger(value) && value >= smallest && value <= largest) return value
  throw new TypeError(`The option ${name} must be a whole number from ${smallest} to ${largest}.`)
}

function checkAddress(baseUrl: string): string {
  const example = baseUrl.replaceAll('{lang}', 'en')
  const url = URL.canParse(example) ? new URL(example) : undefined
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash
  if (isPlain && (url.protocol === 'http:' || url.protocol === 'https:')) return baseUrl.replace(/\/+$/, '')
  throw new TypeError(
    'The option baseUrl must be an http or https address without credentials, query or fragment, such as https://{lang}.wikipedia.org.',
  )
}
