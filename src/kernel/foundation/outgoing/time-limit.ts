/**
 * A signal that aborts when the time is up or when another does, until it is disposed of. AbortSignal.timeout with
 * AbortSignal.any would keep everything that listens in memory until the time is up, answer or no answer.
 */
export class TimeLimit implements Disposable {
  readonly #controller = new AbortController()
  readonly #timer: NodeJS.Timeout
  readonly #other: AbortSignal | undefined
  #passed = false

  constructor(limitMs: number, other?: AbortSignal) {
    this.#other = other
    this.#timer = setTimeout(() => {
      this.#passed = true
      this.#controller.abort()
    }, limitMs)
    if (other?.aborted) this.#controller.abort()
    other?.addEventListener('abort', this.#abort)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Whether the time was up. */
  get passed(): boolean {
    return this.#passed
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer)
    this.#other?.removeEventListener('abort', this.#abort)
  }

  readonly #abort = (): void => this.#controller.abort()
}
