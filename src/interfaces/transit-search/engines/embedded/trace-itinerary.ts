import type { DayNetwork } from './search/day-network.ts'
import type { FoundJourney, FoundRide } from './search/found-journey.ts'
import type { Itinerary, Ride, Segment } from './itinerary.ts'

/** A journey found in a network, as the timetable has it; one of a mirrored network is turned around. */
export function traceItinerary(
  network: DayNetwork,
  day: number,
  { departure, arrival, rides }: FoundJourney,
): Itinerary {
  const traced = rides.map((ride) => traceRide(network, ride))
  if (!network.isMirrored) return { day, departure, arrival, rides: traced }
  return {
    day,
    departure: -arrival,
    arrival: -departure,
    rides: traced.reverse().map((segments) => segments.toReversed()),
  }
}

function traceRide(network: DayNetwork, ride: FoundRide): Ride {
  const trips = findPath(network, ride.boardTrip, ride.alightTrip)
  return trips.map((trip, index) => {
    const last = countStops(network, trip) - 1
    const from = index === 0 ? ride.boardPosition : 0
    const to = index === trips.length - 1 ? ride.alightPosition : last
    return toSegment(network, trip, network.isMirrored ? last - to : from, network.isMirrored ? last - from : to)
  })
}

/** The trips that a vehicle runs from one to another. */
function findPath(network: DayNetwork, from: number, to: number): number[] {
  if (from === to) return [to]
  for (const next of network.next.subarray(network.nextStart[from], network.nextStart[from + 1])) {
    const path = findPath(network, next, to)
    if (path.length > 0) return [from, ...path]
  }
  return []
}

function countStops({ routeStopCount, tripRoute }: DayNetwork, trip: number): number {
  return routeStopCount[tripRoute[trip] ?? 0] ?? 0
}

function toSegment(
  { trips, routeDay, tripRoute }: DayNetwork,
  trip: number,
  boardPosition: number,
  alightPosition: number,
): Segment {
  return { trip: trips[trip] ?? 0, serviceDay: routeDay[tripRoute[trip] ?? 0] ?? 0, boardPosition, alightPosition }
}
