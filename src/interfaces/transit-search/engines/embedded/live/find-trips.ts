import { readText } from '../../../domain/text-table.ts'
import type { Timetable } from '../../../domain/timetable.ts'

/** Trips of a feed by id; a frequency has one for each time that it runs. */
export type TripsById = ReadonlyMap<string, readonly number[]>

/** The trips that are asked for, by feed: a pass over all of them, which keeps nothing in memory afterwards. */
export function findTrips(
  timetable: Timetable,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, TripsById> {
  const { trips, patterns, lines, texts, feeds } = timetable
  const found = new Map([...wanted.keys()].map((feed) => [feed, new Map<string, number[]>()]))
  for (const [trip, text] of trips.id.entries()) {
    const feed = feeds[lines.feed[patterns.line[trips.pattern[trip] ?? 0] ?? 0] ?? 0]?.name ?? ''
    const ids = wanted.get(feed)
    if (!ids) continue
    const id = readText(texts, text)
    if (!ids.has(id)) continue
    const known = found.get(feed)?.get(id)
    if (known) known.push(trip)
    else found.get(feed)?.set(id, [trip])
  }
  return found
}
