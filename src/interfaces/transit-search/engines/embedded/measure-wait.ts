import type { Segment } from './itinerary.ts'
import type { DayNetwork } from './search/day-network.ts'
import type { TripReader } from './trip-reader.ts'

/** Seconds before and after a departure within which those of its line are counted. */
const window = 3_600

/**
 * Half of the average time between vehicles of the line that go the same way, at the stop where it is boarded, around then: what one waits for it
 * on average.
 */
export function measureWait(reader: TripReader, network: DayNetwork, segment: Segment): number {
  const { stopRouteStart, stopRoutes, stopPositions, routePattern, routeTripStart, timeStart, times } = network
  const stop = reader.stopAt(segment, segment.boardPosition)
  const departure = reader.departureAt(segment, segment.boardPosition)
  const goesTheSameWay = createDirectionTest(reader, segment)
  let count = 0
  for (let at = stopRouteStart[stop] ?? 0; at < (stopRouteStart[stop + 1] ?? 0); at++) {
    const route = stopRoutes[at] ?? 0
    const position = stopPositions[at] ?? 0
    if (!goesTheSameWay(routePattern[route] ?? 0, position)) continue
    for (let trip = routeTripStart[route] ?? 0; trip < (routeTripStart[route + 1] ?? 0); trip++) {
      const time = times[(timeStart[trip] ?? 0) + position * 2 + 1] ?? 0
      // Of the two ends one alone counts: a bus every twelve minutes comes ten times in two hours, not eleven.
      if (time > departure - window && time <= departure + window) count++
    }
  }
  return Math.round(window / Math.max(1, count))
}

/**
 * Whether a vehicle of the line that calls at the stop of boarding as its `position`th goes on to where one gets off, and not the other way round:
 * the first station after the stop lies on the way of the ride, or the ride's first one on its own, for trains that pass stations by.
 */
function createDirectionTest(
  reader: TripReader,
  { trip, boardPosition, alightPosition }: Segment,
): (pattern: number, position: number) => boolean {
  const { patterns, stops } = reader.timetable
  const line = reader.lineOf(trip)
  const listStations = (pattern: number, from: number, to?: number) => {
    const first = patterns.stopStart[pattern] ?? 0
    const end = to === undefined ? patterns.stopStart[pattern + 1] : first + to
    return Array.from(patterns.stops.subarray(first + from, end), (stop) => stops.station[stop] ?? 0)
  }
  const way = listStations(reader.patternOf(trip), boardPosition + 1, alightPosition + 1)
  const [next = -1, end = -1] = [way[0], way.at(-1)]
  return (pattern, position) => {
    const canBoard = ((patterns.rules[(patterns.stopStart[pattern] ?? 0) + position] ?? 0) & 1) !== 0
    if (patterns.line[pattern] !== line || !canBoard) return false
    const after = listStations(pattern, position + 1)
    const other = after.slice(0, after.indexOf(end) + 1)
    return other.length > 0 && (way.includes(other[0] ?? -1) || other.includes(next))
  }
}
