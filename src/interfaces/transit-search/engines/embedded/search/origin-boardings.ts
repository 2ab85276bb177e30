import type { DayNetwork } from './day-network.ts'
import { findTrip } from './find-trip.ts'

/** A place on a route where a journey can begin. */
export interface Boarding {
  readonly trip: number
  readonly position: number
}

/** Boardings that belong to one time of setting out. */
export interface Departure {
  readonly time: number
  readonly boardings: readonly Boarding[]
}

/** Seconds from the origin to each stop; -1 where it is not reached. */
export type Access = Int32Array

/** For each route at the origin the first trip that can be caught by setting out at `time`. */
export function listFirstBoardings(network: DayNetwork, access: Access, time: number): Boarding[] {
  const boardings: Boarding[] = []
  visitPlaces(network, access, (route, position, seconds) => {
    const trip = findTrip(network, route, position, time + seconds)
    if (trip < (network.routeTripStart[route + 1] ?? 0)) boardings.push({ trip, position })
  })
  return boardings
}

/** All times from `begin` to `end` at which it makes sense to set out, the latest first. */
export function listDepartures(network: DayNetwork, access: Access, begin: number, end: number): Departure[] {
  const departures = new Map<number, Boarding[]>()
  visitPlaces(network, access, (route, position, seconds) => {
    const endOfRoute = network.routeTripStart[route + 1] ?? 0
    for (let trip = findTrip(network, route, position, begin + seconds); trip < endOfRoute; trip++) {
      const time = (network.times[(network.timeStart[trip] ?? 0) + position * 2 + 1] ?? 0) - seconds
      if (time > end) break
      const known = departures.get(time)
      if (known) known.push({ trip, position })
      else departures.set(time, [{ trip, position }])
    }
  })
  return [...departures]
    .map(([time, boardings]) => ({ time, boardings }))
    .toSorted((one, other) => other.time - one.time)
}

function visitPlaces(
  network: DayNetwork,
  access: Access,
  visit: (route: number, position: number, seconds: number) => void,
): void {
  const { stopRouteStart, stopRoutes, stopPositions, routeStopStart, routeStopCount, rules } = network
  for (const [stop, seconds] of access.entries()) {
    if (seconds === -1) continue
    for (let at = stopRouteStart[stop] ?? 0; at < (stopRouteStart[stop + 1] ?? 0); at++) {
      const route = stopRoutes[at] ?? 0
      const position = stopPositions[at] ?? 0
      const isLast = position === (routeStopCount[route] ?? 0) - 1
      if (!isLast && ((rules[(routeStopStart[route] ?? 0) + position] ?? 0) & 1) === 1) visit(route, position, seconds)
    }
  }
}
