import type { Timetable } from './timetable.ts'

/** Whether a trip runs on a day, counted since 1970. */
export function runsOn({ trips, services, firstDay, dayCount }: Timetable, trip: number, day: number): boolean {
  const bit = day - firstDay
  if (bit < 0 || bit >= dayCount) return false
  const byte = services.days[(trips.service[trip] ?? 0) * services.bytesPerService + (bit >> 3)] ?? 0
  return ((byte >> (bit & 7)) & 1) === 1
}
