import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import { formatDate } from '../../domain/calendar.ts'
import type { Timetable } from '../../domain/timetable.ts'
import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { LineFilter } from './line-filter.ts'
import type { ResolvedPlace } from './resolve-places.ts'

/** How many days are named. */
const maxNamed = 3

interface ServedQuery {
  readonly day: number
  readonly lines: LineFilter | undefined
  /** What does not stop there, the beginning of a sentence. */
  readonly noun?: string | undefined
}

/** Throws a `ServiceError` that says when a place is served, where it is one that nothing serves on a day. */
export function refuseUnserved(
  timetable: Timetable,
  { day, lines, noun = lines?.noun ?? 'Nothing' }: ServedQuery,
  places: readonly ResolvedPlace[],
): void {
  for (const [index, { name, seconds }] of places.entries()) {
    const days = listServedDays(timetable, seconds, { rule: index === 0 ? 1 : 2, lines })
    if (days.has(day)) continue
    const sentence = `${noun} stops at the station ${name} on ${formatDate(day)}; ${describeDays(days, day)}.`
    throw new ServiceError('unserved_place', 400, sentence)
  }
}

interface Wanted {
  /** Getting on is 1, getting off 2. */
  readonly rule: 1 | 2
  readonly lines: LineFilter | undefined
}

/** Days on which one can get on or off at one of the stops that are reached. */
function listServedDays(
  timetable: Timetable,
  seconds: Int32Array,
  { rule, lines: allowed }: Wanted,
): ReadonlySet<number> {
  const { patterns, trips, services, firstDay, dayCount } = timetable
  const running = new Set<number>()
  for (let pattern = 0; pattern < patterns.line.length; pattern++) {
    const [begin = 0, end = 0] = [patterns.stopStart[pattern], patterns.stopStart[pattern + 1]]
    if (allowed && !allowed.allows(patterns.line[pattern] ?? 0)) continue
    const isServed = patterns.stops
      .subarray(begin, end)
      .some((stop, at) => (seconds[stop] ?? -1) >= 0 && ((patterns.rules[begin + at] ?? 0) & rule) !== 0)
    if (!isServed) continue
    for (const service of trips.service.subarray(patterns.tripStart[pattern], patterns.tripStart[pattern + 1]))
      running.add(service)
  }
  const days = new Set<number>()
  for (const service of running)
    for (let day = 0; day < dayCount; day++)
      if (((services.days[service * services.bytesPerService + (day >> 3)] ?? 0) >> (day & 7)) & 1)
        days.add(firstDay + day)
  return days
}

function describeDays(days: ReadonlySet<number>, day: number): string {
  const later = [...days].filter((each) => each > day).toSorted((one, other) => one - other)
  if (later.length > 0) return `it is served next on ${later.slice(0, maxNamed).map(formatDate).join(', ')}`
  return days.size > 0 ? `it was served last on ${formatDate(maxOf(days))}` : 'it is served on no day'
}
