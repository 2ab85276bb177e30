import { parseDate } from '../../domain/calendar.ts'
import { toLocalMoment } from '../../domain/local-time.ts'
import { findToday } from '../../domain/operating-day.ts'
import { placeOfTime } from '../../domain/place-of-time.ts'
import { refuse } from './refuse.ts'
import type { Place } from '../../domain/place.ts'
import type { Moment, SearchKind } from '../../domain/journey.ts'

/** What time it is, and where. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly readTimeZone: (place?: Place) => Promise<string>
}

/** As parameters have it. */
export interface RequestedMoment {
  readonly kind: SearchKind
  readonly date?: string | undefined
  readonly time?: string | undefined
}

/** When a journey is to begin or end; what is not given is now. */
export function readMoment({ kind, date, time }: RequestedMoment, timeZone: string, now: number): Moment {
  const current = toLocalMoment(now, timeZone)
  return { date: date ? readDate(date) : findToday(current, kind), time: time ? readTime(time) : current.time }
}

/** The same by the clocks of the place that it is about: where a journey begins, or where it is to end. */
export async function readMomentAt(
  requested: RequestedMoment,
  places: readonly Place[],
  clock: Clock,
): Promise<Moment> {
  const timeZone = await clock.readTimeZone(placeOfTime(places, requested.kind))
  return readMoment(requested, timeZone, clock.now)
}

/** A date that there is. */
export function readDate(text: string): string {
  if (parseDate(text) !== undefined) return text
  throw refuse('date', `"date" is "${text}"; it must be a day that there is, written YYYYMMDD: 20261124.`)
}

function readTime(text: string): number {
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text) ?? []
  if (hour !== undefined && minute !== undefined) return Number(hour) * 3600 + Number(minute) * 60
  throw refuse('time', `"time" is "${text}"; it must be hours and minutes from 0000 to 2359, written HHMM: 0930.`)
}
