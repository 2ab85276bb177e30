export interface TimedTrip<Trip> {
  readonly trip: Trip
  /** Arrival and departure at each stop, in turn. */
  readonly times: Int32Array
}

/**
 * Trips over the same stops in as few groups as needed for none to overtake another in its own, each in the order in which they run. A trip joins
 * the first group whose last trip it does not overtake.
 */
export function divideByOvertaking<Trip>(trips: readonly TimedTrip<Trip>[]): Trip[][] {
  const groups: { readonly trips: Trip[]; last: Int32Array }[] = []
  for (const { trip, times } of trips.toSorted((one, other) => compareTimes(one.times, other.times))) {
    const found = groups.find(({ last }) => times.every((time, index) => time >= (last[index] ?? 0)))
    if (found) {
      found.trips.push(trip)
      found.last = times
    } else groups.push({ trips: [trip], last: times })
  }
  return groups.map((group) => group.trips)
}

function compareTimes(one: Int32Array, other: Int32Array): number {
  const first = one.findIndex((time, index) => time !== other[index])
  return first === -1 ? 0 : (one[first] ?? 0) - (other[first] ?? 0)
}
