import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { Adjustments } from '../../domain/adjustments.ts'
import { parseDate } from '../../domain/calendar.ts'
import { readPlannedTimes } from '../../domain/read-planned-times.ts'
import { runsOn } from '../../domain/runs-on.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { KeptRide } from '../../port.ts'
import type { Itinerary, Segment } from './itinerary.ts'
import { findTrips, type TripsById } from './live/find-trips.ts'
import type { ResolvedPlace } from './resolve-places.ts'
import type { TripReader } from './trip-reader.ts'

interface Ends {
  readonly from: ResolvedPlace
  readonly to: ResolvedPlace
}

/** The trains of a journey in the timetable that there is now. Throws a `ServiceError` for one that does not run any more, or not so. */
export function rebuildItinerary(
  reader: TripReader,
  kept: readonly KeptRide[],
  { from, to }: Ends,
  adjustments: Adjustments | undefined,
): Itinerary {
  const trips = findTrips(reader.timetable, listWanted(kept))
  const day = parseDate(kept[0]?.serviceDate ?? '') ?? 0
  const segments = kept.map((ride) => findSegment(reader, trips.get(ride.feed), ride, day, adjustments))
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) throw lost('The course has no train.')
  const access = from.walks.get(reader.stopAt(first, first.boardPosition))?.seconds ?? 0
  const egress = to.walks.get(reader.stopAt(last, last.alightPosition))?.seconds ?? 0
  return {
    day,
    departure: reader.departureAt(first, first.boardPosition) - access,
    arrival: reader.arrivalAt(last, last.alightPosition) + egress,
    rides: joinThrough(reader, segments),
  }
}

/** Whether one is at every train before it leaves, by the time that changes take. */
export function connects(reader: TripReader, { rides }: Itinerary): boolean {
  return rides.slice(1).every(([next], index) => {
    const before = rides[index]?.at(-1)
    if (!before || !next) return false
    const way = reader.findWay(reader.stopAt(before, before.alightPosition), reader.stopAt(next, next.boardPosition))
    const arrival = reader.arrivalAt(before, before.alightPosition)
    return way !== undefined && arrival + way.seconds <= reader.departureAt(next, next.boardPosition)
  })
}

/** Whether one is at each place on the way for as long as one wants to stay there. */
export function keepsStays(
  reader: TripReader,
  { rides }: Itinerary,
  places: readonly ResolvedPlace[],
  stays: readonly number[] = [],
): boolean {
  const vias = places.slice(1, -1)
  let place = stays.findIndex((stay) => stay > 0)
  for (const [index, [next]] of rides.entries()) {
    const before = rides[index - 1]?.at(-1)
    if (place === -1 || !before || !next) continue
    const stop = reader.stopAt(before, before.alightPosition)
    const waited = reader.departureAt(next, next.boardPosition) - reader.arrivalAt(before, before.alightPosition)
    if ((vias[place]?.seconds[stop] ?? -1) < 0 || waited < (stays[place] ?? 0)) continue
    place = stays.findIndex((stay, later) => later > place && stay > 0)
  }
  return place === -1
}

function listWanted(kept: readonly KeptRide[]): Map<string, Set<string>> {
  const groups = Map.groupBy(kept, ({ feed }) => feed)
  return new Map([...groups].map(([feed, rides]) => [feed, new Set(rides.map(({ tripId }) => tripId))]))
}

function findSegment(
  reader: TripReader,
  trips: TripsById | undefined,
  kept: KeptRide,
  firstDay: number,
  adjustments: Adjustments | undefined,
): Segment {
  const { timetable } = reader
  const day = parseDate(kept.serviceDate) ?? -1
  const { boardPosition, alightPosition } = kept
  const codeAt = (trip: number, position: number) =>
    position < reader.countStops(trip) ? String(timetable.stations.code[reader.stationAt(trip, position)]) : ''
  const trip = trips
    ?.get(kept.tripId)
    ?.find(
      (each) =>
        isRun(timetable, each, kept.runStart) &&
        runsOn(timetable, each, day) &&
        codeAt(each, boardPosition) === kept.boardCode &&
        codeAt(each, alightPosition) === kept.alightCode,
    )
  if (trip === undefined)
    throw lost(`The train ${kept.tripId} of ${kept.serviceDate} is not in the timetable any more, or runs otherwise.`)
  const live = adjustments?.find(day, trip)
  if (live?.isCancelled) throw lost(`The train ${kept.tripId} of ${kept.serviceDate} is cancelled.`)
  const segment = { trip, serviceDay: day - firstDay, boardPosition, alightPosition }
  return live ? { ...segment, live } : segment
}

/** Of a trip that live data added the time that it sets out may change, and its id is its own. */
function isRun(timetable: Timetable, trip: number, start: number): boolean {
  const isAdded = trip >= timetable.trips.id.length - (timetable.added ?? 0)
  return isAdded || readPlannedTimes(timetable, trip)[1] === start
}

/** Passengers stay on board where a vehicle goes on as another trip. */
function joinThrough(reader: TripReader, segments: readonly Segment[]): Segment[][] {
  const { nextStart, next } = reader.timetable.trips
  const rides: Segment[][] = []
  for (const segment of segments) {
    const before = rides.at(-1)?.at(-1)
    const isThrough =
      before &&
      segment.boardPosition === 0 &&
      before.alightPosition === reader.countStops(before.trip) - 1 &&
      next.subarray(nextStart[before.trip], nextStart[before.trip + 1]).includes(segment.trip)
    if (isThrough) rides.at(-1)?.push(segment)
    else rides.push([segment])
  }
  return rides
}

function lost(sentence: string): ServiceError {
  return new ServiceError('lost_course', 400, sentence)
}
