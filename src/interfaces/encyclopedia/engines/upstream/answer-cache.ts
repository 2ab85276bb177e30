import type { ActionAnswer } from '../../port.ts'
import { readFreshness } from './read-freshness.ts'

/** Bytes of answers kept, as they came over the wire. */
const maxBytes = 16 * 1024 * 1024

interface Kept {
  readonly answer: ActionAnswer
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Answers by address, the latest used last, each for as long as its Cache-Control says. */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>()
  readonly #now: () => number
  #bytes = 0

  constructor(now: () => number) {
    this.#now = now
  }

  find(url: string): ActionAnswer | undefined {
    const kept = this.#kept.get(url)
    if (!kept) return undefined
    this.#drop(url, kept)
    if (kept.until <= this.#now()) return undefined
    this.#add(url, kept)
    return kept.answer
  }

  keep(url: string, answer: ActionAnswer, bytes: number, headers: Headers): void {
    const seconds = readFreshness(headers)
    if (seconds <= 0 || bytes > maxBytes) return
    const earlier = this.#kept.get(url)
    if (earlier) this.#drop(url, earlier)
    this.#add(url, { answer, bytes, until: this.#now() + seconds * 1000 })
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= maxBytes) break
      this.#drop(oldest, kept)
    }
  }

  #add(url: string, kept: Kept): void {
    this.#kept.set(url, kept)
    this.#bytes += kept.bytes
  }

  #drop(url: string, kept: Kept): void {
    this.#kept.delete(url)
    this.#bytes -= kept.bytes
  }
}
