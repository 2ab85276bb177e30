export interface TimedTrip<Trip> {
  readonly trip: Trip
  /** Arrival and departure at each stop, in turn. */
  readonly times: Int32Array
}

interface Group<Trip> {
  readonly trips: Trip[]
  last: Int32Array
}

/** Groups that a trip is tried in: real ones need a few. */
const maxTried = 64

/**
 * Trips over the same stops in as few groups as needed for none to overtake another in its own, each in the order in which they run. A trip joins
 * the first group whose last trip it does not overtake; where there are more groups than any timetable needs, one of the first or its own.
 */
export function divideByOvertaking<Trip>(trips: readonly TimedTrip<Trip>[]): Trip[][] {
  const groups: Group<Trip>[] = []
  const tried: Group<Trip>[] = []
  for (const { trip, times } of trips.toSorted((one, other) => compareTimes(one.times, other.times))) {
    const found = tried.find(({ last }) => times.every((time, index) => time >= (last[index] ?? 0)))
    if (found) {
      found.trips.push(trip)
      found.last = times
    } else {
      const group = { trips: [trip], last: times }
      groups.push(group)
      if (tried.length < maxTried) tried.push(group)
    }
  }
  return groups.map((group) => group.trips)
}

function compareTimes(one: Int32Array, other: Int32Array): number {
  const first = one.findIndex((time, index) => time !== other[index])
  return first === -1 ? 0 : (one[first] ?? 0) - (other[first] ?? 0)
}
