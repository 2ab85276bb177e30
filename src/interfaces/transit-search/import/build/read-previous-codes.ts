import { readText } from '../../domain/text-table.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { PreviousCodes } from './assign-codes.ts'

/** What names a stop among those of all feeds, from one import to the next. */
export function toStopKey(feed: string, id: string): string {
  return `${feed} ${id}`
}

/** The code of each stop's station; none of a timetable that does not say from which feed its stops are. */
export function readPreviousCodes({ feeds, firstStop, stops, stations, texts }: Timetable): PreviousCodes {
  const codes = new Map<string, number>()
  for (const [feed, { name }] of feeds.entries())
    for (let stop = firstStop[feed] ?? stops.id.length; stop < (firstStop[feed + 1] ?? stops.id.length); stop++) {
      const code = stations.code[stops.station[stop] ?? 0] ?? 0
      codes.set(toStopKey(name, readText(texts, stops.id[stop] ?? 0)), code)
    }
  return codes
}
