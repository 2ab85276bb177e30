export interface CalendarDay {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

export interface TimeOfDay {
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
  /** Minutes east of Greenwich. */
  readonly offset: number
}

const minuteInMilliseconds = 60_000

/** Epoch milliseconds; undefined for a date that the calendar does not have. 24:00 and leap seconds run into what follows. */
export function toInstant(date: CalendarDay & TimeOfDay): number | undefined {
  const { year, month, day, hour, minute, second, millisecond, offset } = date
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 60) return undefined
  const instant = new Date(0)
  instant.setUTCFullYear(year, month - 1, day)
  if (instant.getUTCMonth() !== month - 1) return undefined
  instant.setUTCHours(hour, minute, second, millisecond)
  return instant.getTime() - offset * minuteInMilliseconds
}

/** Years of two and three digits, as RFC 5322, section 4.3, reads them. */
export function expandYear(digits: string): number {
  const year = Number(digits)
  if (digits.length === 2) return year < 50 ? 2000 + year : 1900 + year
  return digits.length === 3 ? 1900 + year : year
}
