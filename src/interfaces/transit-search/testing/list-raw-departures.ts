import { parse } from 'csv-parse/sync'
import { listRawServices, type RawRow as Row } from './list-raw-services.ts'

export interface RawDeparture {
  readonly trip: string
  /** Minutes from midnight of the service day. */
  readonly minutes: number
}

/**
 * All departures of a day as the tables of a feed have them, joined as by hand: an oracle that shares nothing with the import. `read` gives
 * the text of a table, empty for one that there is not. Feeds with frequencies or blank times are not for it.
 */
export function listRawDepartures(read: (table: string) => string, date: string): RawDeparture[] {
  const table = (name: string): Row[] =>
    parse(read(name), { columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true })
  const services = listRawServices(table('calendar.txt'), table('calendar_dates.txt'), date)
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

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
