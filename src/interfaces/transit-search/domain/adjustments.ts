import type { AddedTrip } from './added-trip.ts'
import { none } from './timetable.ts'

/** What live data change in a timetable, so that threads share it: a row for each trip that does not run as planned on a day. */
export interface AdjustmentTable {
  /** Names its content. */
  readonly version: string
  /** Service days, since 1970. */
  readonly day: Int32Array
  /** Trips of the timetable, or behind them those that `added` has. */
  readonly trip: Int32Array
  /** Row `r` has `times.subarray(start[r], start[r + 1])`: none for a trip that is cancelled. */
  readonly start: Int32Array
  /** Arrival and departure at each stop in turn, from midnight of the service day; none lies before another that comes first. */
  readonly times: Int32Array
  /** Per call, half as long as `times`: 1 where the vehicle does not stop. */
  readonly skipped: Uint8Array
  /** Per call: the stop in place of the planned one, or none. */
  readonly stops: Int32Array
  /** Trips beyond the timetable, a list of `AddedTrip` in JSON. */
  readonly added: Uint8Array
}

export interface TripAdjustment {
  readonly isCancelled: boolean
  readonly times: Int32Array
  readonly skipped: Uint8Array
  /** Per call the stop in place of the planned one, or none; undefined where all are as planned. */
  readonly stops?: Int32Array | undefined
}

/** Adjustments by day and trip. */
export class Adjustments {
  readonly version: string
  readonly added: readonly AddedTrip[]
  readonly #days = new Map<number, Map<number, TripAdjustment>>()

  constructor({ version, day, trip, start, times, skipped, stops, added }: AdjustmentTable) {
    this.version = version
    this.added = JSON.parse(Buffer.from(added).toString('utf8')) as readonly AddedTrip[]
    for (const [row, ofDay] of day.entries()) {
      const [begin = 0, end = 0] = [start[row], start[row + 1]]
      const ofRow = stops.subarray(begin / 2, end / 2)
      this.#open(ofDay).set(trip[row] ?? 0, {
        isCancelled: begin === end,
        times: times.subarray(begin, end),
        skipped: skipped.subarray(begin / 2, end / 2),
        stops: ofRow.every((stop) => stop === none) ? undefined : ofRow,
      })
    }
    for (const each of this.added) this.#open(each.day)
  }

  /** By trip; undefined for a day that runs as planned. */
  ofDay(day: number): ReadonlyMap<number, TripAdjustment> | undefined {
    return this.#days.get(day)
  }

  find(day: number, trip: number): TripAdjustment | undefined {
    return this.#days.get(day)?.get(trip)
  }

  #open(day: number): Map<number, TripAdjustment> {
    const trips = this.#days.get(day) ?? new Map<number, TripAdjustment>()
    this.#days.set(day, trips)
    return trips
  }
}
