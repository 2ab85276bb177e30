export interface ExpiringCacheOptions {
  readonly ttlMs: number
  readonly maxEntries: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Remembers up to `maxEntries` values, each for `ttlMs`; the oldest make room for new ones. */
export class ExpiringCache<Value> {
  readonly #options: ExpiringCacheOptions
  readonly #entries = new Map<string, { readonly value: Value; readonly readAt: number }>()

  constructor(options: ExpiringCacheOptions) {
    this.#options = options
  }

  /** The value in a box, as it may itself be undefined; one that is older than usual when `ttlMs` says so. */
  get(name: string, ttlMs = this.#options.ttlMs): { readonly value: Value } | undefined {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    const age = this.#options.now() - entry.readAt
    // A negative age means that the clock was set back: then nothing is known about freshness.
    return age >= 0 && age < ttlMs ? entry : undefined
  }

  /** `readAt` is when reading began, so that the time it took counts as age. */
  set(name: string, value: Value, readAt: number): void {
    this.#entries.delete(name)
    this.#entries.set(name, { value, readAt })
    if (this.#entries.size <= this.#options.maxEntries) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  delete(name: string): void {
    this.#entries.delete(name)
  }
}
