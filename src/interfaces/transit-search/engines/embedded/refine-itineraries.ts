import { improveChanges } from './improve-changes.ts'
import type { Itinerary, Ride } from './itinerary.ts'
import type { ResolvedPlace } from './resolve-places.ts'
import type { TripReader } from './trip-reader.ts'

/** What a search found as a rider would do it: changes where they are best, ways on foot by their own time, nowhere past the destination and back. */
export function refineItineraries(
  reader: TripReader,
  places: readonly ResolvedPlace[],
  itineraries: readonly Itinerary[],
): Itinerary[] {
  const [from, to] = [places[0], places.at(-1)]
  if (!from || !to) return []
  const timed = itineraries.map((itinerary) => timeEnds(reader, from, to, itinerary))
  // Places to pass would be lost by changing elsewhere, and may lie behind the destination.
  if (places.length > 2) return timed
  return timed
    .map((itinerary) => improveChanges(reader, itinerary))
    .filter((itinerary) => !returnsTo(reader, from, itinerary) && !passes(reader, to, itinerary))
}

/** A search counts walks as longer than they are. */
function timeEnds(reader: TripReader, from: ResolvedPlace, to: ResolvedPlace, itinerary: Itinerary): Itinerary {
  const [first, last] = [itinerary.rides[0]?.[0], itinerary.rides.at(-1)?.at(-1)]
  if (!first || !last) return itinerary
  const access = from.walks.get(reader.stopAt(first, first.boardPosition))?.seconds ?? 0
  const egress = to.walks.get(reader.stopAt(last, last.alightPosition))?.seconds ?? 0
  return {
    ...itinerary,
    departure: reader.departureAt(first, first.boardPosition) - access,
    arrival: reader.arrivalAt(last, last.alightPosition) + egress,
  }
}

/** Whether one could have waited at the start instead: one stands there again, or could get on what one is on. */
function returnsTo(reader: TripReader, { seconds }: ResolvedPlace, { rides }: Itinerary): boolean {
  return listStands(rides)
    .slice(1)
    .some(({ segment, position, isOnBoard }) => {
      const isThere = seconds[reader.stopAt(segment, position)] === 0
      return isThere && (!isOnBoard || reader.canBoard(segment, position))
    })
}

/** Whether one could have ended at the destination before: one stands there, or could get off. */
function passes(reader: TripReader, { seconds }: ResolvedPlace, { rides }: Itinerary): boolean {
  return listStands(rides)
    .slice(0, -1)
    .some(({ segment, position, isOnBoard }) => {
      const isThere = seconds[reader.stopAt(segment, position)] === 0
      return isThere && (!isOnBoard || reader.canAlight(segment, position))
    })
}

/** Wherever one gets on, passes and gets off, in order. */
function listStands(rides: readonly Ride[]) {
  return rides.flatMap((ride) =>
    ride.flatMap((segment, part) => {
      const { boardPosition, alightPosition } = segment
      return Array.from({ length: alightPosition - boardPosition + 1 }, (_, offset) => ({
        segment,
        position: boardPosition + offset,
        isOnBoard: (offset > 0 || part > 0) && (boardPosition + offset < alightPosition || part < ride.length - 1),
      }))
    }),
  )
}
