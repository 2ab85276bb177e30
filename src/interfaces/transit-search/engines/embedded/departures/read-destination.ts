import { readText } from '../../../domain/text-table.ts'
import type { Timetable } from '../../../domain/timetable.ts'

/** What stands on the front of the vehicle, or else the name of its last stop. */
export function readDestination({ trips, patterns, stops, texts }: Timetable, trip: number): string {
  const last = patterns.stops[(patterns.stopStart[(trips.pattern[trip] ?? 0) + 1] ?? 0) - 1] ?? 0
  return readText(texts, trips.headsign[trip] ?? 0) || readText(texts, stops.name[last] ?? 0)
}
