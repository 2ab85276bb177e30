import type { PatternTable } from '../../domain/timetable.ts'
import type { Segment } from './itinerary.ts'
import type { DayNetwork } from './search/day-network.ts'
import type { TripReader } from './trip-reader.ts'

/** Seconds before and after a departure within which those of its line are counted. */
const window = 3_600

/** Half of the average time between vehicles of the line at the stop where it is boarded, around then: what one waits for it on average. */
export function measureWait(reader: TripReader, network: DayNetwork, segment: Segment): number {
  const { stopRouteStart, stopRoutes, stopPositions, routePattern, routeTripStart, timeStart, times } = network
  const stop = reader.stopAt(segment.trip, segment.boardPosition)
  const line = reader.lineOf(segment.trip)
  const departure = reader.departureAt(segment, segment.boardPosition)
  const { patterns } = reader.timetable
  let count = 0
  for (let at = stopRouteStart[stop] ?? 0; at < (stopRouteStart[stop + 1] ?? 0); at++) {
    const route = stopRoutes[at] ?? 0
    const pattern = routePattern[route] ?? 0
    // A loop comes back to its first stop, where nobody boards it any more.
    if (patterns.line[pattern] !== line || (stopPositions[at] ?? 0) === countStops(patterns, pattern) - 1) continue
    for (let trip = routeTripStart[route] ?? 0; trip < (routeTripStart[route + 1] ?? 0); trip++) {
      const time = times[(timeStart[trip] ?? 0) + (stopPositions[at] ?? 0) * 2 + 1] ?? 0
      // Of the two ends one alone counts: a bus every twelve minutes comes ten times in two hours, not eleven.
      if (time > departure - window && time <= departure + window) count++
    }
  }
  return Math.round(window / Math.max(1, count))
}

function countStops({ stopStart }: PatternTable, pattern: number): number {
  return (stopStart[pattern + 1] ?? 0) - (stopStart[pattern] ?? 0)
}
