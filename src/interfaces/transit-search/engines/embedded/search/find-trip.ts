import type { DayNetwork } from './day-network.ts'

/** The first trip of a route that departs at `ready` or later; the first of the next route where none does. */
export function findTrip(
  { routeTripStart, columnStart, columns }: DayNetwork,
  route: number,
  position: number,
  ready: number,
): number {
  const first = routeTripStart[route] ?? 0
  const count = (routeTripStart[route + 1] ?? 0) - first
  const column = (columnStart[route] ?? 0) + position * count
  let low = column
  let high = column + count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((columns[middle] ?? 0) < ready) low = middle + 1
    else high = middle
  }
  return first + low - column
}

/** The earliest trip before `trip` that can be caught too: `row` is where its times begin, and those of a route's trips follow one another. */
export function findEarlierTrip(
  times: Int32Array,
  row: number,
  position: number,
  ready: number,
  trip: number,
  firstTrip: number,
  last: number,
): number {
  const length = (last + 1) * 2
  let caught = trip
  let at = row + position * 2 + 1 - length
  while (caught > firstTrip && (times[at] ?? 0) >= ready) {
    caught--
    at -= length
  }
  return caught
}
