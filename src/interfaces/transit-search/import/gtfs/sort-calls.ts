import type { FeedCalls } from './feed.ts'
import type { GrowingArray } from './growing-array.ts'

/** Calls as they stand in stop_times.txt, in no certain order. */
export interface RawCalls {
  readonly trip: GrowingArray
  readonly sequence: GrowingArray
  readonly stop: GrowingArray
  readonly arrival: GrowingArray
  readonly departure: GrowingArray
  readonly rules: GrowingArray
  /** Places in `headsigns`; empty where the feed has no such column. */
  readonly headsign: GrowingArray
  /** In the order in which they come; the empty one is first. */
  readonly headsigns: ReadonlyMap<string, number>
  /** shape_dist_traveled in thousandths, -1 for none; empty where the feed has no such column. */
  readonly distance: GrowingArray
  /** Of stop_times.txt. */
  readonly line: GrowingArray
}

/** By trip and sequence. Takes the columns one after another, for the largest feeds have tens of millions of calls. */
export function sortCalls(raw: RawCalls, tripCount: number): FeedCalls & { readonly distance: Int32Array } {
  const trip = raw.trip.take()
  const sequence = raw.sequence.take()
  const start = countCalls(trip, tripCount)
  const order = isSorted(trip, sequence) ? undefined : orderCalls(trip, sequence, start)
  const pick = (values: Int32Array<ArrayBuffer>) =>
    order && values.length > 0 ? Int32Array.from(order, (index) => values[index] ?? 0) : values
  return {
    start,
    stop: pick(raw.stop.take()),
    arrival: pick(raw.arrival.take()),
    departure: pick(raw.departure.take()),
    distance: pick(raw.distance.take()),
    rules: Uint8Array.from(pick(raw.rules.take())),
    headsign: pick(raw.headsign.take()),
    headsigns: [...raw.headsigns.keys()],
    sequence: pick(sequence),
    line: pick(raw.line.take()),
  }
}

/** Where the calls of each trip begin once they are sorted. */
function countCalls(trip: Int32Array, tripCount: number): Int32Array {
  const start = new Int32Array(tripCount + 1)
  for (const index of trip) start[index + 1] = (start[index + 1] ?? 0) + 1
  for (let index = 0; index < tripCount; index++) start[index + 1] = (start[index + 1] ?? 0) + (start[index] ?? 0)
  return start
}

function isSorted(trip: Int32Array, sequence: Int32Array): boolean {
  return trip.every((of, index) => {
    const difference = of - (trip[index - 1] ?? 0)
    return index === 0 || difference > 0 || (difference === 0 && (sequence[index] ?? 0) >= (sequence[index - 1] ?? 0))
  })
}

/** Of two calls of one number the first comes first. */
function orderCalls(trip: Int32Array, sequence: Int32Array, start: Int32Array): Uint32Array {
  const order = new Uint32Array(trip.length)
  const next = start.slice()
  for (const [index, of] of trip.entries()) {
    const place = next[of] ?? 0
    order[place] = index
    next[of] = place + 1
  }
  for (let of = 0; of + 1 < start.length; of++)
    order
      .subarray(start[of], start[of + 1])
      .sort((one, other) => (sequence[one] ?? 0) - (sequence[other] ?? 0) || one - other)
  return order
}
