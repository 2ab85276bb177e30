import { readText } from '../../../domain/text-table.ts'
import { none, type Timetable } from '../../../domain/timetable.ts'
import type { TripReader } from '../trip-reader.ts'
import type { FareRide } from './fare-ride.ts'

/** The row of the fare that covers all of these rides: of the highest priority the cheapest. Undefined where none does, or the price is not known. */
export function findFareRow(reader: TripReader, rides: readonly FareRide[]): number | undefined {
  const { fares } = reader.timetable
  const asked = describeRides(reader, rides)
  const rows = asked ? listCommonRows(reader.timetable, asked) : []
  const [first = none] = rows
  const priority = rows.reduce(
    (highest, row) => Math.max(highest, fares.priority[row] ?? 0),
    fares.priority[first] ?? 0,
  )
  const found = rows.filter((row) => fares.priority[row] === priority)
  if (found.length === 0 || found.some((row) => Number.isNaN(fares.amount[row]))) return undefined
  return found.reduce((best, row) => ((fares.amount[row] ?? 0) < (fares.amount[best] ?? 0) ? row : best))
}

interface RidesForFares {
  readonly lines: ReadonlySet<number>
  readonly feed: number
  /** Zones, as texts; an index that no rule has where the stop is in none. */
  readonly origin: number
  readonly destination: number
  readonly zones: ReadonlySet<string>
  /** Seconds from the first boarding to the last. */
  readonly duration: number
  readonly changes: number
}

/** Undefined for rides of several feeds: no fare covers them. */
function describeRides(reader: TripReader, rides: readonly FareRide[]): RidesForFares | undefined {
  const { lines, texts } = reader.timetable
  const segments = rides.flatMap(({ segments: ofRide }) => [...ofRide])
  const [begin, end] = [segments[0], segments.at(-1)]
  const ofRides = new Set(segments.map(({ trip }) => reader.lineOf(trip)))
  const [feed = 0, other] = new Set([...ofRides].map((line) => lines.feed[line] ?? 0))
  if (!begin || !end || other !== undefined) return undefined
  const zones = new Set<string>()
  for (const { trip, boardPosition, alightPosition } of segments)
    for (let position = boardPosition; position <= alightPosition; position++)
      zones.add(readText(texts, readZone(reader, trip, position)))
  const lastRide = rides.at(-1)?.segments[0] ?? begin
  return {
    lines: ofRides,
    feed,
    origin: readZone(reader, begin.trip, begin.boardPosition) || -2,
    destination: readZone(reader, end.trip, end.alightPosition) || -2,
    zones,
    duration: reader.departureAt(lastRide, lastRide.boardPosition) - reader.departureAt(begin, begin.boardPosition),
    changes: rides.slice(1).filter(({ isBoarded }) => isBoarded).length,
  }
}

function readZone(reader: TripReader, trip: number, position: number): number {
  const { zones, stopStart } = reader.timetable.patterns
  return zones[(stopStart[reader.patternOf(trip)] ?? 0) + position] ?? 0
}

/** Rows of fares that hold for every one of the lines, by its own row or by one for all lines. */
function listCommonRows(timetable: Timetable, asked: RidesForFares): number[] {
  const { name } = timetable.fares
  const [first = [], ...others] = [...asked.lines].map((line) => listValidRows(timetable, asked, line))
  const covered = others.map((rows) => new Set(rows.map((row) => name[row])))
  return first.filter((row) => covered.every((names) => names.has(name[row])))
}

function listValidRows(timetable: Timetable, asked: RidesForFares, line: number): number[] {
  const rows: number[] = []
  for (const wantedLine of [line, none])
    for (const origin of [asked.origin, none])
      for (const destination of [asked.destination, none])
        for (const row of listRows(timetable, wantedLine, origin, destination))
          if (isValid(timetable, row, asked)) rows.push(row)
  return rows
}

/** Rows are sorted by line, origin and destination. */
function* listRows({ fares }: Timetable, line: number, origin: number, destination: number): Generator<number> {
  const compare = (row: number) =>
    (fares.line[row] ?? 0) - line || (fares.origin[row] ?? 0) - origin || (fares.destination[row] ?? 0) - destination
  let low = 0
  let high = fares.line.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(middle) < 0) low = middle + 1
    else high = middle
  }
  for (let row = low; row < fares.line.length && compare(row) === 0; row++) yield row
}

function isValid({ fares, lines, texts }: Timetable, row: number, asked: RidesForFares): boolean {
  if (fares.feed[row] !== asked.feed) return false
  const transfers = fares.transfers[row] ?? 0
  if (transfers !== -1 && asked.changes > transfers) return false
  const duration = fares.duration[row] ?? 0
  if (duration > 0 && asked.duration > duration) return false
  const operator = fares.operator[row] ?? none
  if (operator !== none && [...asked.lines].some((line) => lines.operator[line] !== operator)) return false
  const contains = fares.contains[row] ?? none
  if (contains === none) return true
  const wanted = readText(texts, contains).split('\n')
  return wanted.length === asked.zones.size && wanted.every((zone) => asked.zones.has(zone))
}
