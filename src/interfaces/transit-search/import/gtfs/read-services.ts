import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import { formatDate, weekdayOf } from '../../domain/calendar.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { readDay, readInteger } from './read-fields.ts'
import { FieldError, readTable, type TableRow } from './read-table.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Days that a calendar may span, past and in all: one that ends in 2099 would else make every table long. */
const maxDays = { past: 3_650, all: 7_300 }

/** Days of all services together: those of a large country for a year. */
const maxServiceDays = 20_000_000

/** Days since 1970 of each service, from calendar.txt and calendar_dates.txt. Of very long ones the part around `today` is read. */
export async function readServices(
  files: FeedFiles,
  problems: ImportProblems,
  today: number,
): Promise<Map<string, Set<number>>> {
  const services = new Map<string, Set<number>>()
  const daysOf = (id: string) => {
    const days = services.get(id) ?? new Set<number>()
    services.set(id, days)
    return days
  }
  let count = 0
  const required = ['service_id', 'start_date', 'end_date', ...weekdays]
  await readTable({ files, file: 'calendar.txt', problems, required }, (row) => {
    const days = daysOf(row.require('service_id'))
    addWeeks(row, days, today)
    count += days.size
    if (count <= maxServiceDays) return
    const maxText = maxServiceDays.toLocaleString('en')
    throw new OperatorError(`${files.shown}: the services of calendar.txt have more than ${maxText} days together.`)
  })
  const columns = ['service_id', 'date', 'exception_type']
  await readTable({ files, file: 'calendar_dates.txt', problems, required: columns }, (row) => {
    const days = daysOf(row.require('service_id'))
    const day = readDay(row, 'date')
    const type = readInteger(row, 'exception_type', 0)
    if (type === 1) days.add(day)
    else if (type === 2) days.delete(day)
    else throw new FieldError('exception_type', `"${row.read('exception_type')}" is neither 1 nor 2`)
  })
  dropDistantDays(services, problems, today)
  return services
}

/** Days of the year 101 or 9999 in calendar_dates.txt would make every table as long as the time between. */
function dropDistantDays(services: ReadonlyMap<string, Set<number>>, problems: ImportProblems, today: number): void {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const days of services.values())
    for (const day of days) {
      first = Math.min(first, day)
      last = Math.max(last, day)
    }
  if (!(last - first >= maxDays.all)) return
  const [begin, end] = chooseSpan(first, last, today)
  for (const days of services.values()) for (const day of days) if (day < begin || day > end) days.delete(day)
  const message = `the days span more than ${maxDays.all / 365} years; those from ${formatDate(begin)} to ${formatDate(end)} are read.`
  problems.note({ file: 'calendar_dates.txt', line: 1, field: 'date', message })
}

function addWeeks(row: TableRow, days: Set<number>, today: number): void {
  const first = readDay(row, 'start_date')
  const last = readDay(row, 'end_date')
  if (last < first) throw new FieldError('end_date', 'it lies before start_date')
  const runs = weekdays.map((weekday) => row.read(weekday) === '1')
  const [begin, end] = last - first < maxDays.all ? [first, last] : chooseSpan(first, last, today)
  for (let day = begin; day <= end; day++) if (runs[weekdayOf(day)]) days.add(day)
}

function chooseSpan(first: number, last: number, today: number): [number, number] {
  const begin = Math.max(first, Math.min(today - maxDays.past, last - maxDays.all + 1))
  return [begin, Math.min(last, begin + maxDays.all - 1)]
}
