import type { Timetable } from '../../../domain/timetable.ts'
import type { TripDescription } from '../../../domain/trip-update.ts'
import { parseTime } from '../../../import/gtfs/read-fields.ts'
import { readStart } from './choose-run.ts'
import type { FeedIndex } from './feed-index.ts'

/** Trips of a feed by what `nameDescription` makes of a route and the time at which they set out. */
export type DescribedTrips = ReadonlyMap<string, readonly number[]>

/** Undefined for what a trip is not known by: an unknown route, or no time. */
export function nameDescription(feed: FeedIndex, { route, startTime }: TripDescription): string | undefined {
  const [line, start] = [feed.findLine(route), parseTime(startTime)]
  return line === undefined || !(start >= 0) ? undefined : `${line} ${start}`
}

/** The trips that are meant by route and time where a source leaves their id out (GTFS-RT reference, TripDescriptor). */
export function findDescribedTrips(
  timetable: Timetable,
  feed: FeedIndex,
  descriptions: readonly TripDescription[],
): DescribedTrips {
  const names = descriptions.map((description) => nameDescription(feed, description))
  const found = new Map<string, number[]>(names.flatMap((name) => (name === undefined ? [] : [[name, []]])))
  if (found.size === 0) return found
  const lines = new Set(found.keys().map((name) => Number(name.split(' ', 1)[0])))
  const { patterns } = timetable
  for (const [pattern, line] of patterns.line.entries()) {
    if (!lines.has(line)) continue
    for (let trip = patterns.tripStart[pattern] ?? 0; trip < (patterns.tripStart[pattern + 1] ?? 0); trip++)
      found.get(`${line} ${readStart(timetable, trip)}`)?.push(trip)
  }
  return found
}
