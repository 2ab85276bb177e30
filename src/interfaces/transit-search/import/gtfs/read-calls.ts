import type { FeedCalls, FeedStop, FeedTrip } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import { fillBlankTimes } from './fill-blank-times.ts'
import { GrowingArray } from './growing-array.ts'
import type { ImportProblems } from './import-problems.ts'
import { parseTime } from './read-fields.ts'
import { FieldError, readTable, type TableRow } from './read-table.ts'
import { type RawCalls, sortCalls } from './sort-calls.ts'
import { maxSlip, straightenTimes } from './straighten-times.ts'

/** Bytes: few feeds have shorter rows. */
const leastRow = 32

/** Room that is asked for at once; larger tables get more as they come. */
const mostExpected = 4_000_000

/** stop_times.txt, sorted by trip and sequence, slips put right, blank times filled in; calls of unknown trips and stops are left out. */
export async function readCalls(
  files: FeedFiles,
  trips: readonly FeedTrip[],
  stops: readonly FeedStop[],
  problems: ImportProblems,
): Promise<FeedCalls> {
  const headsigns = new Map([['', 0]])
  const expected = Math.min(mostExpected, Math.ceil(files.sizeOf('stop_times.txt') / leastRow))
  const raw: RawCalls = {
    trip: new GrowingArray(expected),
    sequence: new GrowingArray(expected),
    stop: new GrowingArray(expected),
    arrival: new GrowingArray(expected),
    departure: new GrowingArray(expected),
    rules: new GrowingArray(expected),
    headsign: new GrowingArray(),
    headsigns,
    distance: new GrowingArray(),
    line: new GrowingArray(expected),
  }
  const required = ['trip_id', 'stop_id', 'stop_sequence', 'arrival_time', 'departure_time']
  let readRow: ((row: TableRow) => void) | undefined
  await readTable({ files, file: 'stop_times.txt', problems, required }, (row) => {
    readRow ??= createCallReader(row, trips, stops, { ...raw, headsigns })
    readRow(row)
  })
  const { distance, ...calls } = sortCalls(raw, trips.length)
  noteStations(calls.stop, stops, problems)
  straightenTimes(calls, problems)
  fillBlankTimes({ ...calls, distance })
  return calls
}

/** The standard has vehicles stop at platforms alone; some feeds name the station, which is then a stop of its own. */
function noteStations(called: Int32Array, stops: readonly FeedStop[], problems: ImportProblems): void {
  const stations = new Set(called.filter((stop) => stops[stop]?.type === 1))
  const [first = -1] = stations
  const message = `vehicles stop at ${stations.size} stations such as "${stops[first]?.id}" and not at their stops; they are taken for stops.`
  if (stations.size > 0) problems.note({ file: 'stop_times.txt', line: 1, field: 'stop_id', message })
}

/** Looks columns up once: this runs more often than all the rest of an import. */
function createCallReader(
  header: TableRow,
  trips: readonly FeedTrip[],
  stops: readonly FeedStop[],
  raw: RawCalls & { readonly headsigns: Map<string, number> },
) {
  const tripIndices = new Map(trips.map(({ id }, index) => [id, index]))
  const stopIndices = new Map(stops.map(({ id }, index) => [id, index]))
  const [trip, stop, sequence] = ['trip_id', 'stop_id', 'stop_sequence'].map((name) => header.indexOf(name))
  const [arrival, departure, distance] = ['arrival_time', 'departure_time', 'shape_dist_traveled'].map((name) =>
    header.indexOf(name),
  )
  const [pickup, dropOff] = ['pickup_type', 'drop_off_type'].map((name) => header.indexOf(name))
  const headsign = header.indexOf('stop_headsign')
  return (row: TableRow) => {
    const tripIndex = findIndex(tripIndices, row, 'trip_id', trip)
    const stopIndex = findIndex(stopIndices, row, 'stop_id', stop)
    const [arrives, departs] = readTimes(row, arrival ?? -1, departure ?? -1)
    raw.sequence.push(readSequence(row, sequence ?? -1))
    raw.trip.push(tripIndex)
    raw.stop.push(stopIndex)
    raw.arrival.push(arrives)
    raw.departure.push(departs)
    raw.rules.push((row.at(pickup ?? -1) === '1' ? 0 : 1) | (row.at(dropOff ?? -1) === '1' ? 0 : 2))
    if (distance !== -1) raw.distance.push(readDistance(row.at(distance ?? -1)))
    raw.line.push(row.line)
    if (headsign !== -1) raw.headsign.push(placeText(raw.headsigns, row.at(headsign)))
  }
}

function readDistance(text: string): number {
  return text === '' ? -1 : Math.round(Number(text) * 1000)
}

function placeText(places: Map<string, number>, text: string): number {
  const place = places.get(text) ?? places.size
  places.set(text, place)
  return place
}

function findIndex(indices: ReadonlyMap<string, number>, row: TableRow, name: string, column = -1): number {
  const id = row.at(column)
  const index = indices.get(id)
  if (index === undefined) throw new FieldError(name, `there is no such id: "${id}"`)
  return index
}

function readSequence(row: TableRow, column: number): number {
  const sequence = Number(row.at(column))
  if (!Number.isSafeInteger(sequence)) throw new FieldError('stop_sequence', `"${row.at(column)}" is no whole number`)
  return sequence
}

/** One of the two stands for both. */
function readTimes(row: TableRow, arrivalColumn: number, departureColumn: number): [number, number] {
  const arrival = parseTime(row.at(arrivalColumn))
  const departure = parseTime(row.at(departureColumn))
  if (Number.isNaN(arrival))
    throw new FieldError('arrival_time', `"${row.at(arrivalColumn)}" is no time such as 25:10:00`)
  if (Number.isNaN(departure))
    throw new FieldError('departure_time', `"${row.at(departureColumn)}" is no time such as 25:10:00`)
  if (arrival === -1) return [departure, departure]
  if (departure === -1) return [arrival, arrival]
  if (departure < arrival - maxSlip) throw new FieldError('departure_time', `it lies before arrival_time`)
  return [arrival, departure]
}
