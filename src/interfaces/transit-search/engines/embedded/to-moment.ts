import { formatDate } from '../../domain/calendar.ts'
import { secondsOfDay } from './search/build-day-network.ts'
import type { Moment } from '../../domain/journey.ts'

/** Seconds from midnight of a day, which may lie beyond it. */
export function toMoment(day: number, seconds: number): Moment {
  const days = Math.floor(seconds / secondsOfDay)
  return { date: formatDate(day + days), time: seconds - days * secondsOfDay }
}
