import { addDays, startOfDay } from './local-time.ts'
import type { Moment } from './journey.ts'

const secondsOfDay = 86_400

/** Seconds since 1970 by the clocks of a place. */
export function toSeconds({ date, time }: Moment): number {
  return startOfDay(date) * 60 + time
}

export function addSeconds({ date, time }: Moment, seconds: number): Moment {
  const days = Math.floor((time + seconds) / secondsOfDay)
  return { date: addDays(date, days), time: time + seconds - days * secondsOfDay }
}
