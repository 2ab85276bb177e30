import type { Timetable } from '../domain/timetable.ts'
import { type NumberArray, writeSections } from './sections.ts'

/** Every array under its place in the timetable, such as `stops.name`, and the rest as JSON. */
export function encodeTimetable(timetable: Omit<Timetable, 'added' | 'closed'>): Uint8Array {
  const { feeds, timeZone, otherTimeZones, walkingSpeed, firstDay, dayCount, firstStop, times, services, ...tables } =
    timetable
  const { bytesPerService, count, days } = services
  const arrays = new Map<string, NumberArray>([
    ['times', times],
    ['services.days', days],
  ])
  for (const [table, columns] of Object.entries(tables))
    for (const [column, array] of Object.entries<NumberArray>({ ...columns })) arrays.set(`${table}.${column}`, array)
  return writeSections(
    {
      feeds,
      timeZone,
      otherTimeZones,
      walkingSpeed,
      firstDay,
      dayCount,
      firstStop,
      bytesPerService,
      serviceCount: count,
    },
    arrays,
  )
}
