import type { FeedLine, FeedTrip } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { FieldError, readTable, type TableRow } from './read-table.ts'
import { readWheelchair } from './read-wheelchair.ts'
import { TextPool } from './text-pool.ts'

/** trips.txt; trips of unknown routes or services are left out, and the first of two with one id counts. */
export async function readTrips(
  files: FeedFiles,
  lines: readonly FeedLine[],
  services: ReadonlyMap<string, unknown>,
  problems: ImportProblems,
): Promise<FeedTrip[]> {
  const lineIndices = new Map(lines.map(({ id }, index) => [id, index]))
  const trips = new Map<string, FeedTrip>()
  const texts = new TextPool()
  const required = ['route_id', 'service_id', 'trip_id']
  await readTable({ files, file: 'trips.txt', problems, required }, (row) => {
    const trip = readTrip(row, lineIndices, texts)
    if (!services.has(trip.service)) throw new FieldError('service_id', `there is no service "${trip.service}"`)
    if (trips.has(trip.id)) throw new FieldError('trip_id', `"${trip.id}" stands there already`)
    trips.set(trip.id, trip)
  })
  return [...trips.values()]
}

function readTrip(row: TableRow, lineIndices: ReadonlyMap<string, number>, texts: TextPool): FeedTrip {
  const line = lineIndices.get(row.require('route_id'))
  if (line === undefined) throw new FieldError('route_id', `there is no route "${row.read('route_id')}"`)
  const direction = row.read('direction_id')
  return {
    id: texts.keep(row.require('trip_id')),
    line,
    service: texts.keep(row.require('service_id')),
    headsign: texts.keep(row.read('trip_headsign')),
    number: texts.keep(row.read('trip_short_name')),
    direction: direction === '0' ? 0 : direction === '1' ? 1 : 255,
    block: texts.keep(row.read('block_id')),
    shape: texts.keep(row.read('shape_id')),
    wheelchair: readWheelchair(row, 'wheelchair_accessible'),
  }
}
