/** Calls through the proxy for as long as the trouble lasts, counted by status. */
export class CallCounter {
  readonly #origin: string
  readonly #key: string
  readonly #over = new AbortController()
  /** Calls by status; 0 is a connection that failed. */
  readonly counts = new Map<number, number>()
  /** Addresses whose subscription was acknowledged. */
  readonly acknowledged: string[] = []
  /** What failed otherwise than by 503, each as a line. */
  readonly failures: string[] = []
  maxMs = 0
  readonly #begin = performance.now()

  constructor(origin: string, key: string) {
    this.#origin = origin
    this.#key = key
  }

  /** Reads and writes, each in so many loops, until `end` is called. */
  async run(loops: number): Promise<void> {
    const each = Array.from({ length: loops }, (_, loop) => [
      this.#repeat(() => this.#call('/test/posts/1')),
      this.#repeat(() => this.#call('/qa/api/v1/users/search?q=ta')),
      this.#repeat((turn) => this.#subscribe(`https://feeds.example/${loop}/${turn}`)),
    ])
    await Promise.all(each.flat())
  }

  end(): void {
    this.#over.abort()
  }

  async #repeat(act: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 0; !this.#over.signal.aborted; turn++) await act(turn)
  }

  async #subscribe(url: string): Promise<void> {
    const status = await this.#call('/feed/manage/subscriptions', {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url, category: 'travel' }),
    })
    if (status === 200) this.acknowledged.push(url)
  }

  async #call(path: string, options: RequestInit = {}): Promise<number> {
    const begin = performance.now()
    const response = await fetch(`${this.#origin}${path}`, options).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    this.maxMs = Math.max(this.maxMs, performance.now() - begin)
    const status = response?.status ?? 0
    if (status !== 200 && status !== 503) {
      const seconds = ((performance.now() - this.#begin) / 1000).toFixed(1)
      this.failures.push(`${status} for ${options.method ?? 'GET'} ${path} after ${seconds} s`)
    }
    this.counts.set(status, (this.counts.get(status) ?? 0) + 1)
    return status
  }
}
