/** Dates as `YYYYMMDD` and as days since 1970-01-01, which is how timetables count them. */

const millisecondsOfDay = 86_400_000

/** Undefined for what is no date of the calendar, such as `20260230`. */
export function parseDate(text: string): number | undefined {
  if (!/^\d{8}$/.test(text)) return undefined
  const time = Date.UTC(Number(text.slice(0, 4)), Number(text.slice(4, 6)) - 1, Number(text.slice(6)))
  const day = time / millisecondsOfDay
  return formatDate(day) === text ? day : undefined
}

export function formatDate(day: number): string {
  const date = new Date(day * millisecondsOfDay)
  const digits = (date.getUTCFullYear() * 100 + date.getUTCMonth() + 1) * 100 + date.getUTCDate()
  return String(digits).padStart(8, '0')
}

/** 0 for Monday to 6 for Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}
