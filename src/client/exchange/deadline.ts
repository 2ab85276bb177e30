/** Bounds every wait of one exchange, and carries the caller's own signal into it. */
export class Deadline {
  /** Aborts when a wait took too long, when the caller's signal aborts, and when the exchange is closed. */
  readonly signal: AbortSignal
  readonly timeoutMs: number
  readonly #callerSignal: AbortSignal | undefined
  readonly #controller = new AbortController()
  #passed = false

  constructor(timeoutMs: number, callerSignal?: AbortSignal) {
    this.timeoutMs = timeoutMs
    this.#callerSignal = callerSignal
    const own = this.#controller.signal
    this.signal = callerSignal ? AbortSignal.any([own, callerSignal]) : own
  }

  /** True when a wait was cut off because its time was up. */
  get passed(): boolean {
    return this.#passed
  }

  async limit<T>(wait: () => Promise<T>): Promise<T> {
    const timer = setTimeout(() => {
      this.#passed = true
      this.#controller.abort()
    }, this.timeoutMs)
    try {
      return await wait()
    } finally {
      clearTimeout(timer)
    }
  }

  /** Throws the reason of the caller's signal, as `fetch` does, when that is what ended the wait. */
  throwIfCallerAborted(): void {
    this.#callerSignal?.throwIfAborted()
  }

  /** Lets go of the connection if anything is still open on it. */
  close(): void {
    this.#controller.abort()
  }
}
