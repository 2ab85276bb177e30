import type { Feed, FeedStop } from '../gtfs/feed.ts'
import type { VehicleKind } from '../../domain/place.ts'

/** A stop of any of the feeds, by its index in the timetable. */
export interface NetworkStop extends FeedStop {
  /** Index of its feed. */
  readonly feed: number
  /** What stops here, most important first; empty where nothing does. */
  readonly kinds: ReadonlySet<VehicleKind>
}

/** All stops that vehicles call at, and all stations, of all feeds; those of feed `f` begin at `firstStop[f]`. */
export interface NetworkStops {
  readonly stops: readonly NetworkStop[]
  readonly firstStop: readonly number[]
}

export function collectStops(feeds: readonly Feed[]): NetworkStops {
  const stops: NetworkStop[] = []
  const firstStop: number[] = []
  for (const [index, feed] of feeds.entries()) {
    firstStop.push(stops.length)
    const kinds = collectKinds(feed)
    for (const [stop, found] of feed.stops.entries())
      stops.push({ ...found, feed: index, kinds: kinds[stop] ?? new Set() })
  }
  return { stops, firstStop }
}

function collectKinds({ stops, trips, lines, calls }: Feed): Set<VehicleKind>[] {
  const kinds = stops.map(() => new Set<VehicleKind>())
  for (const [trip, { line }] of trips.entries()) {
    const kind = lines[line]?.kind
    if (!kind) continue
    for (const stop of calls.stop.subarray(calls.start[trip], calls.start[trip + 1])) kinds[stop]?.add(kind)
  }
  return kinds
}
