/** Rides that a search found, each with the one before it, so that a journey is read from its end. Trips are those of the network. */
export class RideLog {
  #entries = new Int32Array(5 * 4096)
  #length = 0

  clear(): void {
    this.#length = 0
  }

  /** Gives the index of the ride. `before` is the index of the ride before, -1 for none. */
  add(before: number, boardTrip: number, boardPosition: number, alightTrip: number, alightPosition: number): number {
    if (this.#length + 5 > this.#entries.length) this.#grow()
    const entries = this.#entries
    const at = this.#length
    entries[at] = before
    entries[at + 1] = boardTrip
    entries[at + 2] = boardPosition
    entries[at + 3] = alightTrip
    entries[at + 4] = alightPosition
    this.#length = at + 5
    return at / 5
  }

  /** From the first ride to this one. */
  readChain(last: number): FoundRide[] {
    const rides: FoundRide[] = []
    for (let ride = last; ride >= 0; ride = this.#entries[ride * 5] ?? -1) {
      const [, boardTrip = 0, boardPosition = 0, alightTrip = 0, alightPosition = 0] = this.#entries.subarray(
        ride * 5,
        ride * 5 + 5,
      )
      rides.push({ boardTrip, boardPosition, alightTrip, alightPosition })
    }
    return rides.reverse()
  }

  #grow(): void {
    const larger = new Int32Array(this.#entries.length * 2)
    larger.set(this.#entries)
    this.#entries = larger
  }
}

/** From boarding to alighting; where the two trips differ, the vehicle went on as the other. */
export interface FoundRide {
  readonly boardTrip: number
  readonly boardPosition: number
  readonly alightTrip: number
  readonly alightPosition: number
}
