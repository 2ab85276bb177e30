/** What live data change in a timetable, so that threads share it: a row for each trip that does not run as planned on a day. */
export interface AdjustmentTable {
  /** Names its content. */
  readonly version: string
  /** Service days, since 1970. */
  readonly day: Int32Array
  readonly trip: Int32Array
  /** Row `r` has `times.subarray(start[r], start[r + 1])`: none for a trip that is cancelled. */
  readonly start: Int32Array
  /** Arrival and departure at each stop in turn, from midnight of the service day; none lies before another that comes first. */
  readonly times: Int32Array
  /** Per call, half as long as `times`: 1 where the vehicle does not stop. */
  readonly skipped: Uint8Array
}

export interface TripAdjustment {
  readonly isCancelled: boolean
  readonly times: Int32Array
  readonly skipped: Uint8Array
}

/** Adjustments by day and trip. */
export class Adjustments {
  readonly version: string
  readonly #days = new Map<number, Map<number, TripAdjustment>>()

  constructor({ version, day, trip, start, times, skipped }: AdjustmentTable) {
    this.version = version
    for (const [row, ofDay] of day.entries()) {
      const [begin = 0, end = 0] = [start[row], start[row + 1]]
      const trips = this.#days.get(ofDay) ?? new Map<number, TripAdjustment>()
      this.#days.set(ofDay, trips)
      trips.set(trip[row] ?? 0, {
        isCancelled: begin === end,
        times: times.subarray(begin, end),
        skipped: skipped.subarray(begin / 2, end / 2),
      })
    }
  }

  /** By trip; undefined for a day that runs as planned. */
  ofDay(day: number): ReadonlyMap<number, TripAdjustment> | undefined {
    return this.#days.get(day)
  }

  find(day: number, trip: number): TripAdjustment | undefined {
    return this.#days.get(day)?.get(trip)
  }
}
