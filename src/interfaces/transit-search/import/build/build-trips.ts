import type { TripTable } from '../../domain/timetable.ts'
import type { Feed } from '../gtfs/feed.ts'
import type { PatternedTrips } from './build-patterns.ts'
import type { BuiltServices } from './build-services.ts'
import { linkTrips } from './link-trips.ts'
import { joinLists } from './lists.ts'
import type { NetworkTrip } from './network-trips.ts'
import type { TextBuilder } from './text-builder.ts'

export function buildTrips(
  feeds: readonly Feed[],
  { trips, pattern }: PatternedTrips,
  { indices }: BuiltServices,
  texts: TextBuilder,
  { sequence, headsigns }: Pick<TripTable, 'sequence' | 'headsigns'>,
): TripTable {
  const read = ({ feed, trip }: NetworkTrip) => feeds[feed]?.trips[trip]
  const next = linkAll(feeds, trips)
  return {
    id: Int32Array.from(trips, (trip) => texts.add(read(trip)?.id ?? '')),
    pattern,
    service: Int32Array.from(trips, (trip) => indices[trip.feed]?.get(read(trip)?.service ?? '') ?? 0),
    headsign: Int32Array.from(trips, (trip) => texts.add(read(trip)?.headsign || nameLastStop(feeds, trip))),
    headsigns,
    number: Int32Array.from(trips, (trip) => texts.add(read(trip)?.number ?? '')),
    direction: Uint8Array.from(trips, (trip) => toUpOrDown(read(trip)?.direction)),
    nextStart: next.start,
    next: next.items,
    headway: Int32Array.from(trips, ({ headway }) => headway),
    sequence,
    wheelchair: Uint8Array.from(trips, (trip) => read(trip)?.wheelchair ?? 0),
  }
}

/** Down is outbound (direction_id 0), away from the capital or the centre, as Japan's railways and GTFS-JP have it. */
function toUpOrDown(direction: number | undefined): number {
  return direction === 0 ? 1 : direction === 1 ? 0 : 255
}

function nameLastStop(feeds: readonly Feed[], { feed, trip }: NetworkTrip): string {
  const { calls, stops } = feeds[feed] ?? {}
  return stops?.[calls?.stop[(calls.start[trip + 1] ?? 0) - 1] ?? -1]?.name ?? ''
}

/** Links are between trips of trips.txt; those of frequencies run on their own. */
function linkAll(feeds: readonly Feed[], trips: readonly NetworkTrip[]) {
  const links = feeds.map(linkTrips)
  const places = feeds.map(() => new Map<number, number>())
  for (const [index, { feed, trip, shift, headway }] of trips.entries())
    if (shift === 0 && headway === 0) places[feed]?.set(trip, index)
  return joinLists(
    trips.map(({ feed, trip, shift, headway }) => {
      if (shift !== 0 || headway !== 0) return []
      return [...(links[feed]?.get(trip) ?? [])].flatMap((to) => places[feed]?.get(to) ?? [])
    }),
  )
}
