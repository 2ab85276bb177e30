import type { FeedTransfer } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { readInteger } from './read-fields.ts'
import { FieldError, readTable } from './read-table.ts'

/** Staying in the seat, or having to leave it, is a matter of trips; the others hold between stops. */
const isBetweenTrips = (type: number) => type === 4 || type === 5

/** transfers.txt. */
export async function readTransfers(files: FeedFiles, problems: ImportProblems): Promise<FeedTransfer[]> {
  const transfers: FeedTransfer[] = []
  await readTable({ files, file: 'transfers.txt', problems, required: [] }, (row) => {
    const type = readInteger(row, 'transfer_type', 0)
    if (type > 5) throw new FieldError('transfer_type', `"${type}" is no type of GTFS`)
    const required = isBetweenTrips(type) ? ['from_trip_id', 'to_trip_id'] : ['from_stop_id', 'to_stop_id']
    for (const column of required) row.require(column)
    transfers.push({
      fromStop: row.read('from_stop_id'),
      toStop: row.read('to_stop_id'),
      fromLine: row.read('from_route_id'),
      toLine: row.read('to_route_id'),
      fromTrip: row.read('from_trip_id'),
      toTrip: row.read('to_trip_id'),
      type,
      seconds: readInteger(row, 'min_transfer_time', -1),
    })
  })
  return transfers
}
