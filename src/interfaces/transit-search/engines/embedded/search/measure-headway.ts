import type { DayNetwork } from './day-network.ts'
import type { FoundRide } from './found-journey.ts'

/** Seconds after a boarding within which the vehicles are counted. */
const period = 7_200

/** Average seconds between vehicles that take one from where a ride begins to where it ends; 0 where the ride goes on as another trip. */
export function measureHeadway(
  network: DayNetwork,
  { boardTrip, boardPosition, alightTrip, alightPosition }: FoundRide,
): number {
  if (boardTrip !== alightTrip) return 0
  const { stops, routeStopStart, tripRoute, timeStart, times, stopRouteStart, stopRoutes, stopPositions } = network
  const first = routeStopStart[tripRoute[boardTrip] ?? 0] ?? 0
  const [from, to] = [stops[first + boardPosition] ?? 0, stops[first + alightPosition] ?? 0]
  const begin = times[(timeStart[boardTrip] ?? 0) + boardPosition * 2 + 1] ?? 0
  let count = 0
  for (let at = stopRouteStart[from] ?? 0; at < (stopRouteStart[from + 1] ?? 0); at++) {
    const [route, position] = [stopRoutes[at] ?? 0, stopPositions[at] ?? 0]
    if (leadsTo(network, route, position, to)) count += countDepartures(network, route, position, begin)
  }
  return period / Math.max(1, count)
}

function leadsTo({ stops, routeStopStart, routeStopCount }: DayNetwork, route: number, position: number, to: number) {
  const first = routeStopStart[route] ?? 0
  return stops.subarray(first + position + 1, first + (routeStopCount[route] ?? 0)).includes(to)
}

function countDepartures(
  { routeTripStart, timeStart, times }: DayNetwork,
  route: number,
  position: number,
  begin: number,
): number {
  let count = 0
  for (let trip = routeTripStart[route] ?? 0; trip < (routeTripStart[route + 1] ?? 0); trip++) {
    const departure = times[(timeStart[trip] ?? 0) + position * 2 + 1] ?? 0
    if (departure >= begin && departure < begin + period) count++
  }
  return count
}
