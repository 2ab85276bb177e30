export interface CircuitBreakerOptions {
  /** Failures in a row that open the circuit. */
  readonly threshold?: number
  /** Milliseconds for which an open circuit refuses before it lets one trial through. */
  readonly restMs?: number
  readonly now?: () => number
}

/** Counts failures in a row; once open, it refuses work until a rest is over, then lets a single trial decide. */
export class CircuitBreaker {
  readonly #threshold: number
  readonly #restMs: number
  readonly #now: () => number
  #failures = 0
  #retryAt = 0

  constructor({ threshold = 5, restMs = 30_000, now = Date.now }: CircuitBreakerOptions = {}) {
    this.#threshold = threshold
    this.#restMs = restMs
    this.#now = now
  }

  get state(): 'closed' | 'open' {
    return this.#failures < this.#threshold ? 'closed' : 'open'
  }

  /** Whether a call would be admitted now; asking changes nothing. */
  get isReady(): boolean {
    return this.state === 'closed' || this.#now() >= this.#retryAt
  }

  /** Whether a call may go ahead. While open, the first call after the rest is the trial and postpones the next one. */
  admits(): boolean {
    if (!this.isReady) return false
    if (this.state === 'open') this.#retryAt = this.#now() + this.#restMs
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(): void {
    this.#failures += 1
    this.#retryAt = this.#now() + this.#restMs
  }
}
