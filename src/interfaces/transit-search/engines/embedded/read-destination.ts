import { readText } from '../../domain/text-table.ts'
import type { Timetable } from '../../domain/timetable.ts'

/** What stands on the front of the vehicle when it leaves a call, or else the name of its last stop. */
export function readDestination(timetable: Timetable, trip: number, position: number): string {
  const { trips, headsigns, patterns, stops, texts } = timetable
  const list = trips.headsigns[trip] ?? 0
  const ofCall = list === 0 ? 0 : (headsigns.texts[(headsigns.start[list] ?? 0) + position] ?? 0)
  const last = patterns.stops[(patterns.stopStart[(trips.pattern[trip] ?? 0) + 1] ?? 0) - 1] ?? 0
  return readText(texts, ofCall || (trips.headsign[trip] ?? 0)) || readText(texts, stops.name[last] ?? 0)
}
