import { startOfServiceDay } from '../../domain/local-time.ts'
import { isSameTime } from '../../domain/is-same-time.ts'
import type { Feed } from '../gtfs/feed.ts'

/** Ahead of all others: for feeds of which now the one and now the other is ahead. */
const furthestEast = 'Pacific/Kiritimati'

/** The time zone whose clocks a timetable of these feeds goes by: the one whose days begin first, so that no trip sets out before midnight. */
export function chooseTimeZone(feeds: readonly Feed[]): string {
  const zones: string[] = []
  for (const { info } of feeds) if (!zones.some((zone) => isSameTime(zone, info.timeZone))) zones.push(info.timeZone)
  const [only = '', ...others] = zones
  if (others.length === 0) return only
  const days = [
    ...new Set(feeds.flatMap(({ services }) => [...services.values()].flatMap((ofService) => [...ofService]))),
  ]
  const isAhead = (zone: string) =>
    days.every((day) => zones.every((other) => startOfServiceDay(day, zone) <= startOfServiceDay(day, other)))
  return zones.find(isAhead) ?? furthestEast
}
