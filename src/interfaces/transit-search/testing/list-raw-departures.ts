import { parse } from 'csv-parse/sync'

export interface RawDeparture {
  readonly trip: string
  /** Minutes from midnight of the service day. */
  readonly minutes: number
}

type Row = Readonly<Record<string, string>>

/**
 * All departures of a day as the tables of a feed have them, by whoever joins them by hand: an oracle that shares nothing with the import. `read` gives
 * the text of a table, empty for one that there is not. Feeds with frequencies or blank times are not for it.
 */
export function listRawDepartures(read: (table: string) => string, date: string): RawDeparture[] {
  const table = (name: string): Row[] =>
    parse(read(name), { columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true })
  const services = listServices(table('calendar.txt'), table('calendar_dates.txt'), date)
  const running = new Set(
    table('trips.txt').flatMap((row) => (services.has(row['service_id'] ?? '') ? [row['trip_id']] : [])),
  )
  const calls = Map.groupBy(table('stop_times.txt'), (row) => row['trip_id'] ?? '')
  return [...calls].flatMap(([trip, rows]) => {
    if (!running.has(trip)) return []
    const inOrder = rows.toSorted((one, other) => Number(one['stop_sequence']) - Number(other['stop_sequence']))
    return inOrder
      .slice(0, -1)
      .filter((row) => row['pickup_type'] !== '1')
      .map((row) => ({ trip, minutes: toMinutes(row['departure_time'] ?? '') }))
  })
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

function listServices(calendar: readonly Row[], exceptions: readonly Row[], date: string): ReadonlySet<string> {
  const day = new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T12:00:00Z`)
  const weekday = weekdays[day.getUTCDay()] ?? ''
  const services = new Set(
    calendar
      .filter((row) => row[weekday] === '1' && (row['start_date'] ?? '') <= date && date <= (row['end_date'] ?? ''))
      .map((row) => row['service_id'] ?? ''),
  )
  for (const row of exceptions.filter((each) => each['date'] === date))
    if (row['exception_type'] === '1') services.add(row['service_id'] ?? '')
    else services.delete(row['service_id'] ?? '')
  return services
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
