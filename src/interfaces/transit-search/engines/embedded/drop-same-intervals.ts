import { isBackward } from '../../domain/place-of-time.ts'
import type { Itinerary } from './itinerary.ts'
import type { TripReader } from './trip-reader.ts'
import type { SearchKind } from '../../domain/journey.ts'

/**
 * Of itineraries that are all vehicles of frequencies without exact times, one for each way: the next comes some minutes later, which is what a
 * frequency says, and is not another journey. The first counts, or the last where one looks back from an arrival.
 */
export function dropSameIntervals(
  { timetable }: TripReader,
  itineraries: readonly Itinerary[],
  kind: SearchKind,
): readonly Itinerary[] {
  const order = isBackward(kind)
    ? itineraries.toSorted((one, other) => other.departure - one.departure)
    : itineraries.toSorted((one, other) => one.arrival - other.arrival)
  const seen = new Set<string>()
  const kept = new Set(
    order.filter(({ rides }) => {
      const segments = rides.flat()
      if (!segments.every(({ trip }) => (timetable.trips.headway[trip] ?? 0) > 0)) return true
      const way = segments
        .map(({ trip, boardPosition, alightPosition }) =>
          [timetable.trips.id[trip], boardPosition, alightPosition].join(' '),
        )
        .join('\n')
      const isNew = !seen.has(way)
      seen.add(way)
      return isNew
    }),
  )
  return itineraries.filter((itinerary) => kept.has(itinerary))
}
