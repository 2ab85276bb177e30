import { formatDate } from '../../domain/calendar.ts'
import { readPlannedTimes } from '../../domain/read-planned-times.ts'
import { readText } from '../../domain/text-table.ts'
import { type Timetable, vehicleKinds } from '../../domain/timetable.ts'
import { readDestination } from './read-destination.ts'
import type { Segment } from './itinerary.ts'
import type { Run } from './live/choose-run.ts'
import type { StationReader } from './station-reader.ts'
import { toMoment } from './to-moment.ts'
import type { TripReader } from './trip-reader.ts'
import type { Call, LineDescription, PlannedRide, Ride, RideReference } from '../../domain/journey.ts'

export interface RideContext {
  readonly reader: TripReader
  readonly readStation: StationReader
  /** Average seconds of waiting for a ride; undefined where times count. */
  readonly measureWait: ((day: number, segment: Segment) => number) | undefined
  readonly writeRun: (run: Run) => string
}

/** What one rides on, with the stops from boarding to alighting. */
export function toRide(context: RideContext, day: number, segment: Segment, isThrough: boolean): Ride {
  const { reader, measureWait } = context
  const { trips, texts } = reader.timetable
  const { trip } = segment
  const direction = trips.direction[trip]
  const headway = trips.headway[trip] ?? 0
  return {
    kind: 'ride',
    ...describeLine(reader.timetable, reader.lineOf(trip)),
    number: readText(texts, trips.number[trip] ?? 0),
    destination: readDestination(reader.timetable, trip, segment.boardPosition),
    direction: describeDirection(direction),
    ...refer(reader.timetable, day, segment),
    run: context.writeRun({ trip, day: day + segment.serviceDay }),
    calls: listCalls(context, day, segment),
    metres: reader.measure(segment),
    isThrough,
    delay: measureWait ? 0 : reader.delayAt(segment, segment.boardPosition),
    planned: readPlanned(reader, day, segment),
    isAverage: measureWait !== undefined || headway > 0,
    averageWait: measureWait && !isThrough ? measureWait(day, segment) : Math.round(headway / 2),
    headway,
  }
}

function refer(
  timetable: Timetable,
  day: number,
  { trip, serviceDay, boardPosition, alightPosition }: Segment,
): RideReference {
  const { trips, patterns, lines, texts, feeds } = timetable
  const line = patterns.line[trips.pattern[trip] ?? 0] ?? 0
  return {
    feed: feeds[lines.feed[line] ?? 0]?.name ?? '',
    tripId: readText(texts, trips.id[trip] ?? 0),
    runStart: readPlannedTimes(timetable, trip)[1] ?? 0,
    serviceDate: formatDate(day + serviceDay),
    boardPosition,
    alightPosition,
  }
}

function readPlanned(
  reader: TripReader,
  day: number,
  { trip, serviceDay, boardPosition, alightPosition }: Segment,
): PlannedRide {
  const times = readPlannedTimes(reader.timetable, trip)
  const { stops, texts } = reader.timetable
  const platformAt = (position: number) => readText(texts, stops.platform[reader.plannedStopAt(trip, position)] ?? 0)
  return {
    departurePlatform: platformAt(boardPosition),
    arrivalPlatform: platformAt(alightPosition),
    departure: toMoment(day + serviceDay, times[boardPosition * 2 + 1] ?? 0),
    arrival: toMoment(day + serviceDay, times[alightPosition * 2] ?? 0),
  }
}

/** Of a trip, as `TripTable.direction` has it. */
export function describeDirection(direction: number | undefined): 'up' | 'down' | undefined {
  if (direction === 0) return 'up'
  return direction === 1 ? 'down' : undefined
}

export function describeLine({ lines, texts }: Timetable, line: number): LineDescription {
  const color = lines.color[line] ?? -1
  return {
    vehicle: vehicleKinds[lines.kind[line] ?? 0] ?? 'train',
    isHighSpeed: lines.isHighSpeed[line] === 1,
    line: readText(texts, lines.name[line] ?? 0),
    symbol: readText(texts, lines.symbol[line] ?? 0),
    color: color === -1 ? '' : color.toString(16).padStart(6, '0').toUpperCase(),
    operator: readText(texts, lines.operator[line] ?? 0),
    lineId: readText(texts, lines.id[line] ?? 0),
  }
}

function listCalls({ reader, readStation }: RideContext, day: number, segment: Segment): Call[] {
  const { trip, boardPosition, alightPosition } = segment
  const { stops, texts } = reader.timetable
  const last = reader.countStops(trip) - 1
  const passed = Array.from({ length: alightPosition - boardPosition + 1 }, (_, offset) => boardPosition + offset)
  const stopped = passed.filter((position) => !reader.isSkipped(segment, position))
  return stopped.map((position) => {
    return {
      station: readStation.ofStop(reader.stopAt(segment, position)),
      platform: readText(texts, stops.platform[reader.stopAt(segment, position)] ?? 0),
      arrival: position === 0 ? undefined : toMoment(day, reader.arrivalAt(segment, position)),
      departure: position === last ? undefined : toMoment(day, reader.departureAt(segment, position)),
      canBoard: reader.canBoard(segment, position),
      canAlight: reader.canAlight(segment, position),
    }
  })
}
