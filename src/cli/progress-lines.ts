import type { ImportProgress } from '../kernel/wire/interface/content.ts'
import { type CommandEvent, writeEvent } from './write-event.ts'

/** Between two lines. */
const lineMs = 1_000

/** Tells a program how far work is: the first report, then the latest one each second. */
export class ProgressLines {
  readonly #write: (event: CommandEvent) => void
  readonly #now: () => number
  #writtenAt: number | undefined

  /** `now` in milliseconds, from any start. */
  constructor(write: (event: CommandEvent) => void = writeEvent, now: () => number = () => performance.now()) {
    this.#write = write
    this.#now = now
  }

  update({ done, total, unit, summary }: ImportProgress): void {
    const now = this.#now()
    if (this.#writtenAt !== undefined && now - this.#writtenAt < lineMs) return
    this.#writtenAt = now
    this.#write({ progress: { done, total, unit, summary } })
  }

  /** Nothing is to be wiped away. */
  clear(): void {}
}
