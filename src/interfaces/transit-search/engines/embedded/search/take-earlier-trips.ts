import type { DayNetwork } from './day-network.ts'
import type { FoundRide } from './found-journey.ts'

/**
 * A scan backwards finds, for the rides between the first and the last, trips that set out as late as possible. Whoever travels takes the first
 * one of each route instead: it leaves more time where it counts. Rides whose changes rules are about stay as they are.
 */
export function takeEarlierTrips(network: DayNetwork, rides: readonly FoundRide[]): readonly FoundRide[] {
  const taken = [...rides]
  for (let index = 1; index + 1 < taken.length; index++) {
    const [before, ride, after] = [taken[index - 1], taken[index], taken[index + 1]]
    if (!before || !ride || !after || ride.boardTrip !== ride.alightTrip) continue
    if (network.ruledWays.has(endOf(network, before)) || network.ruledWays.has(endOf(network, ride))) continue
    const trip = findFirstTrip(network, ride, readyFor(network, before, ride))
    taken[index] = { ...ride, boardTrip: trip, alightTrip: trip }
  }
  return taken
}

function findFirstTrip(network: DayNetwork, { boardTrip, boardPosition }: FoundRide, ready: number): number {
  const first = network.routeTripStart[network.tripRoute[boardTrip] ?? 0] ?? 0
  let trip = boardTrip
  while (trip > first && departureOf(network, trip - 1, boardPosition) >= ready) trip--
  return trip
}

/** When a passenger of the ride before can board; later than anything where there is no way. */
function readyFor(network: DayNetwork, before: FoundRide, { boardTrip, boardPosition }: FoundRide): number {
  const { transfers, times, timeStart } = network
  const arrival = times[(timeStart[before.alightTrip] ?? 0) + before.alightPosition * 2] ?? 0
  const stop = stopOf(network, boardTrip, boardPosition)
  const from = endOf(network, before)
  for (let way = transfers.start[from] ?? 0; way < (transfers.start[from + 1] ?? 0); way++)
    if (transfers.to[way] === stop) return arrival + (transfers.seconds[way] ?? 0)
  return Number.POSITIVE_INFINITY
}

function departureOf({ times, timeStart }: DayNetwork, trip: number, position: number): number {
  return times[(timeStart[trip] ?? 0) + position * 2 + 1] ?? 0
}

function endOf(network: DayNetwork, { alightTrip, alightPosition }: FoundRide): number {
  return stopOf(network, alightTrip, alightPosition)
}

function stopOf({ stops, routeStopStart, tripRoute }: DayNetwork, trip: number, position: number): number {
  return stops[(routeStopStart[tripRoute[trip] ?? 0] ?? 0) + position] ?? 0
}
