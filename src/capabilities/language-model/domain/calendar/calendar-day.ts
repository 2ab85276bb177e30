/** A day of the Gregorian calendar, carried back before 1582, as milliseconds of its midnight in UTC. */
export type CalendarDay = number

export const dayMs = 86_400_000

/** Undefined when there is no such day. `month` counts from 1. */
export function toDay(year: number, month: number, day: number): CalendarDay | undefined {
  const date = new Date(0)
  // Date.UTC would read years below 100 as of the last century.
  date.setUTCFullYear(year, month - 1, day)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1 && year <= 9999
  return isReal ? date.getTime() : undefined
}

/** The day that it is in a time zone. */
export function today(now: number, timeZone?: string): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
  const [year = 1970, month = 1, day = 1] = parts.split('-').map(Number)
  return toDay(year, month, day) ?? 0
}

export type Period = 'day' | 'week' | 'month' | 'year'

/** A day in so many periods; a month that is too short gives its last day. */
export function addPeriods(day: CalendarDay, count: number, period: Period): CalendarDay {
  if (period === 'day') return day + count * dayMs
  if (period === 'week') return day + count * 7 * dayMs
  const date = new Date(day)
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + count * (period === 'year' ? 12 : 1)
  const [year, month] = [Math.floor(months / 12), months - Math.floor(months / 12) * 12]
  const last = daysInMonth(year, month + 1)
  return toDay(year, month + 1, Math.min(date.getUTCDate(), last)) ?? day
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** The week by ISO 8601: weeks begin on Monday, and week 1 holds the year's first Thursday. */
export function isoWeek(day: CalendarDay): number {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  const thursday = new Date(day + (3 - weekday) * dayMs)
  const yearStart = toDay(thursday.getUTCFullYear(), 1, 1) ?? 0
  return 1 + Math.floor((thursday.getTime() - yearStart) / (7 * dayMs))
}
