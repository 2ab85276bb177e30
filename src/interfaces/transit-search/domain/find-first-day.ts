import type { Timetable } from './timetable.ts'

/** The first day since 1970 on which a trip runs; undefined for one that never does. */
export function findFirstDay({ services, trips, firstDay }: Timetable, trip: number): number | undefined {
  const first = (trips.service[trip] ?? 0) * services.bytesPerService
  const days = services.days.subarray(first, first + services.bytesPerService)
  const byte = days.findIndex((bits) => bits !== 0)
  const bits = days[byte] ?? 0
  return byte === -1 ? undefined : firstDay + byte * 8 + Math.log2(bits & -bits)
}
