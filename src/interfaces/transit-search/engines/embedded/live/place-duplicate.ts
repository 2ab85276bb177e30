import type { AddedTrip } from '../../../domain/added-trip.ts'
import { parseDate } from '../../../domain/calendar.ts'
import { measureFeedClock } from '../../../domain/measure-feed-clock.ts'
import { readPlannedTimes } from '../../../domain/read-planned-times.ts'
import { readText } from '../../../domain/text-table.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import type { TripUpdate } from '../../../domain/trip-update.ts'
import { parseTime } from '../../../import/gtfs/read-fields.ts'

/** A trip of the timetable that runs once more, as planned but for its day and time. Undefined where these are missing, or beyond the timetable. */
export function placeDuplicate(timetable: Timetable, original: number, update: TripUpdate): AddedTrip | undefined {
  const { trips, patterns, texts, firstDay, dayCount } = timetable
  const { trip, startDate, startTime, headsign, number } = update.properties
  const [day = -1, start] = [parseDate(startDate || update.startDate), parseTime(startTime)]
  if (day < firstDay || day >= firstDay + dayCount || !(start >= 0)) return undefined
  const pattern = trips.pattern[original] ?? 0
  const [begin, end] = [patterns.stopStart[pattern], patterns.stopStart[pattern + 1]]
  const times = readPlannedTimes(timetable, original)
  const later = start + measureFeedClock(timetable, original, day) - (times[1] ?? 0)
  return {
    id: trip || `${update.trip} ${startDate} ${startTime}`,
    line: patterns.line[pattern] ?? 0,
    day,
    headsign: headsign || readText(texts, trips.headsign[original] ?? 0),
    headsigns: headsign ? 0 : (trips.headsigns[original] ?? 0),
    number: number || readText(texts, trips.number[original] ?? 0),
    direction: trips.direction[original] ?? 255,
    wheelchair: update.wheelchair || (trips.wheelchair[original] ?? 0),
    stops: [...patterns.stops.subarray(begin, end)],
    rules: [...patterns.rules.subarray(begin, end)],
    zones: [...patterns.zones.subarray(begin, end)],
    planned: Array.from(times, (time) => time + later),
  }
}
