/**
 * Milliseconds that abandoned work may still take. Ending a worker is the only way to stop it, and the next one reads code and
 * models again, which was measured at 0.2 to 1.1 s: work that is done by then is cheaper left alone.
 */
const abandonedMs = 1000

/** Aborts its signal when work took too long, or some time after it was abandoned. */
export class Stop implements Disposable {
  readonly #controller = new AbortController()
  readonly #abandoned: AbortSignal
  readonly #timers: NodeJS.Timeout[] = []

  constructor(maxRunMs: number, abandoned: AbortSignal) {
    this.#abandoned = abandoned
    this.#limit(maxRunMs)
    if (abandoned.aborted) this.#beginGrace()
    else abandoned.addEventListener('abort', this.#beginGrace)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Counts anew from now on: what was done so far was not the work. */
  begin(maxRunMs: number): void {
    this.#clear()
    this.#limit(maxRunMs)
    if (this.#abandoned.aborted) this.#beginGrace()
  }

  [Symbol.dispose](): void {
    this.#clear()
    this.#abandoned.removeEventListener('abort', this.#beginGrace)
  }

  readonly #beginGrace = (): void => this.#abortIn(abandonedMs)

  #limit(maxRunMs: number): void {
    if (Number.isFinite(maxRunMs)) this.#abortIn(maxRunMs)
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #abortIn(ms: number): void {
    this.#timers.push(setTimeout(() => this.#controller.abort(), ms))
  }
}
