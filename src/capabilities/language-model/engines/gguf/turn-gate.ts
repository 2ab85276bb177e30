/**
 * Lets those who write tokens pass, and stops them for a moment where somebody has to be alone with the context:
 * node-llama-cpp frees a sequence's memory only when no token is waiting to be computed, which under load is never.
 */
export class TurnGate {
  #alone = 0
  #waiting: (() => void)[] = []

  /** To be called between two tokens. */
  async pass(): Promise<void> {
    while (this.#alone > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  get isClosed(): boolean {
    return this.#alone > 0
  }

  async alone<Result>(act: () => Promise<Result>): Promise<Result> {
    this.#alone += 1
    try {
      return await act()
    } finally {
      this.#alone -= 1
      if (this.#alone === 0) for (const resume of this.#waiting.splice(0)) resume()
    }
  }
}
