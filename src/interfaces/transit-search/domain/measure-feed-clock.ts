import { findFirstDay } from './find-first-day.ts'
import { measureDelay } from './local-time.ts'
import type { Timetable } from './timetable.ts'

/** Seconds by which a trip's times in its timetable lie later than in its feed: on a day since 1970, or else on those on which it runs. */
export function measureFeedClock(timetable: Timetable, trip: number, day?: number): number {
  const { feeds, lines, patterns, trips, timeZone } = timetable
  const feed = feeds[lines.feed[patterns.line[trips.pattern[trip] ?? 0] ?? 0] ?? 0]
  if (!feed || feed.timeZone === timeZone) return 0
  return measureDelay(day ?? findFirstDay(timetable, trip) ?? 0, feed.timeZone, timeZone)
}
