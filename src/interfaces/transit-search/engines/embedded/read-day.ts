import { kernelError, ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import { formatDate, parseDate } from '../../domain/calendar.ts'
import type { Timetable } from '../../domain/timetable.ts'

/** Days since 1970. Throws a `ServiceError` for a date that the timetable does not have. */
export function readDay({ firstDay, dayCount }: Timetable, date: string): number {
  const day = parseDate(date)
  if (day === undefined) throw kernelError('invalid_request', `"${date}" is no date such as 20261122.`)
  if (day >= firstDay && day < firstDay + dayCount) return day
  const range = `${formatDate(firstDay)} to ${formatDate(firstDay + dayCount - 1)}`
  throw new ServiceError('outside_timetable', 400, `The timetable covers ${range}; ${date} lies outside of it.`)
}
