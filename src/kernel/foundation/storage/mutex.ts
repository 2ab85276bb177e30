import { kernelError } from '../errors/service-error.ts'

/** Milliseconds after which a caller no longer queues. */
const timeoutMs = 30_000

/**
 * Lets one holder in at a time, in the order of asking. A wait ends after 30 s: work inside a transaction that goes
 * round it, through the storage itself, would otherwise wait for its own end for ever.
 */
export class Mutex {
  readonly #waiting = new Set<() => void>()
  #held = false

  async lock(): Promise<void> {
    if (this.#held) return this.#queue()
    this.#held = true
  }

  unlock(): void {
    const [next] = this.#waiting
    if (next) next()
    else this.#held = false
  }

  #queue(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        this.#waiting.delete(enter)
        resolve()
      }
      const giveUp = () => {
        this.#waiting.delete(enter)
        reject(kernelError('busy', 'The database is busy with other writes; try again in a moment.'))
      }
      const timer = setTimeout(giveUp, timeoutMs)
      this.#waiting.add(enter)
    })
  }
}
