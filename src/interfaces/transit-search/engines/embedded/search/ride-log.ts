import { enlarge } from './enlarge.ts'
import type { FoundRide } from './found-journey.ts'

/** Numbers of an entry: where the ride begins and ends, as trip and position, and the entry of the ride before it, -1 for none. */
const width = 5

/** Rides from one time of setting out. */
export class RideLog {
  #entries = new Int32Array(1 << 12)
  #length = 0

  clear(): void {
    this.#length = 0
  }

  /** Gives the entry. */
  write(boardTrip: number, boardPosition: number, alightTrip: number, alightPosition: number, before: number): number {
    if (this.#length + width > this.#entries.length) this.#entries = enlarge(this.#entries)
    const [entries, at] = [this.#entries, this.#length]
    entries[at] = boardTrip
    entries[at + 1] = boardPosition
    entries[at + 2] = alightTrip
    entries[at + 3] = alightPosition
    entries[at + 4] = before
    this.#length = at + width
    return at
  }

  /** The rides that lead to an entry, and its own. */
  trace(last: number): FoundRide[] {
    const rides: FoundRide[] = []
    const entries = this.#entries
    for (let at = last; at >= 0; at = entries[at + 4] ?? -1)
      rides.push({
        boardTrip: entries[at] ?? 0,
        boardPosition: entries[at + 1] ?? 0,
        alightTrip: entries[at + 2] ?? 0,
        alightPosition: entries[at + 3] ?? 0,
      })
    return rides.reverse()
  }
}
