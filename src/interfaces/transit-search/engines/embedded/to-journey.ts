import { formatDate } from '../../domain/calendar.ts'
import { isWithinStation } from '../../domain/is-within-station.ts'
import { readText } from '../../domain/text-table.ts'
import { type Timetable, vehicleKinds } from '../../domain/timetable.ts'
import type { Call, Fare, Journey, Moment, Ride as RideLeg, Walk } from '../../port.ts'
import type { IsVia } from './fares/divide-at-turns.ts'
import { findFares } from './find-fares.ts'
import type { Itinerary, Segment } from './itinerary.ts'
import { readPlace, type ResolvedPlace } from './resolve-places.ts'
import { secondsOfDay } from './search/build-day-network.ts'
import type { StationReader } from './station-reader.ts'
import type { TripReader } from './trip-reader.ts'

export interface JourneyContext {
  readonly reader: TripReader
  readonly readStation: StationReader
  readonly from: ResolvedPlace
  readonly to: ResolvedPlace
  readonly isVia: IsVia
  /** Average seconds of waiting for a ride; undefined where times count. */
  readonly measureWait: ((day: number, segment: Segment) => number) | undefined
}

/** An itinerary as callers read it: a leg for each trip and for each way on foot between stations. */
export function toJourney(context: JourneyContext, itinerary: Itinerary): Journey {
  const legs: (RideLeg | Walk)[] = []
  /** Which leg each segment is, for fares. */
  const places: number[] = []
  for (const [index, ride] of itinerary.rides.entries()) {
    const [first] = ride
    const before = itinerary.rides[index - 1]?.at(-1)
    const walk =
      first && (before ? walkBetween(context, itinerary.day, before, first) : walkToFirst(context, itinerary, first))
    if (walk) legs.push(walk)
    for (const [part, segment] of ride.entries())
      places.push(legs.push(toRideLeg(context, itinerary.day, segment, part > 0)) - 1)
  }
  const last = itinerary.rides.at(-1)?.at(-1)
  const walk = last && walkFromLast(context, itinerary, last)
  if (walk) legs.push(walk)
  const fares = findFares(context.reader, itinerary, context.isVia).map((fare) => placeFare(fare, places))
  return { legs, fares }
}

function placeFare(fare: Fare, places: readonly number[]): Fare {
  return { ...fare, firstLeg: places[fare.firstLeg] ?? 0, lastLeg: places[fare.lastLeg] ?? 0 }
}

function toMoment(day: number, seconds: number): Moment {
  const days = Math.floor(seconds / secondsOfDay)
  return { date: formatDate(day + days), time: seconds - days * secondsOfDay }
}

function walkBetween(
  { reader, readStation }: JourneyContext,
  day: number,
  before: Segment,
  after: Segment,
): Walk | undefined {
  const [from, to] = [reader.stopAt(before.trip, before.alightPosition), reader.stopAt(after.trip, after.boardPosition)]
  const way = reader.findWay(from, to)
  const walk: Walk = {
    kind: 'walk',
    from: readStation.ofStop(from),
    to: readStation.ofStop(to),
    departure: toMoment(day, reader.arrivalAt(before, before.alightPosition)),
    seconds: way?.seconds ?? 0,
    metres: way?.metres ?? 0,
  }
  return isWithinStation(walk) ? undefined : walk
}

function walkToFirst(
  { reader, readStation, from }: JourneyContext,
  { day, departure }: Itinerary,
  first: Segment,
): Walk | undefined {
  const way = from.walks.get(reader.stopAt(first.trip, first.boardPosition))
  const begin = readPlace(from, readStation)
  if (!way || !begin) return undefined
  const to = readStation.ofStop(reader.stopAt(first.trip, first.boardPosition))
  return { kind: 'walk', from: begin, to, departure: toMoment(day, departure), ...way }
}

function walkFromLast(
  { reader, readStation, to }: JourneyContext,
  { day }: Itinerary,
  last: Segment,
): Walk | undefined {
  const way = to.walks.get(reader.stopAt(last.trip, last.alightPosition))
  const end = readPlace(to, readStation)
  if (!way || !end) return undefined
  const departure = toMoment(day, reader.arrivalAt(last, last.alightPosition))
  const from = readStation.ofStop(reader.stopAt(last.trip, last.alightPosition))
  return { kind: 'walk', from, to: end, departure, ...way }
}

function toRideLeg(context: JourneyContext, day: number, segment: Segment, isThrough: boolean): RideLeg {
  const { reader, measureWait } = context
  const { trips, texts } = reader.timetable
  const { trip } = segment
  const direction = trips.direction[trip]
  const headway = trips.headway[trip] ?? 0
  return {
    kind: 'ride',
    ...describeLine(reader.timetable, reader.lineOf(trip)),
    number: readText(texts, trips.number[trip] ?? 0),
    destination: readText(texts, trips.headsign[trip] ?? 0),
    direction: direction === 0 ? 'up' : direction === 1 ? 'down' : undefined,
    tripId: readText(texts, trips.id[trip] ?? 0),
    serviceDate: formatDate(day + segment.serviceDay),
    calls: listCalls(context, day, segment),
    metres: reader.measure(segment),
    isThrough,
    delay: measureWait ? 0 : reader.delayAt(segment, segment.boardPosition),
    isAverage: measureWait !== undefined || headway > 0,
    averageWait: measureWait && !isThrough ? measureWait(day, segment) : Math.round(headway / 2),
  }
}

function describeLine({ lines, texts }: Timetable, line: number) {
  const color = lines.color[line] ?? -1
  return {
    vehicle: vehicleKinds[lines.kind[line] ?? 0] ?? 'train',
    isHighSpeed: lines.isHighSpeed[line] === 1,
    line: readText(texts, lines.name[line] ?? 0),
    symbol: readText(texts, lines.symbol[line] ?? 0),
    color: color === -1 ? '' : color.toString(16).padStart(6, '0').toUpperCase(),
    operator: readText(texts, lines.operator[line] ?? 0),
  }
}

function listCalls({ reader, readStation }: JourneyContext, day: number, segment: Segment): Call[] {
  const { trip, boardPosition, alightPosition } = segment
  const { stops, texts } = reader.timetable
  const last = reader.countStops(trip) - 1
  const passed = Array.from({ length: alightPosition - boardPosition + 1 }, (_, offset) => boardPosition + offset)
  const stopped = passed.filter((position) => !reader.isSkipped(segment, position))
  return stopped.map((position) => {
    return {
      station: readStation.ofStop(reader.stopAt(trip, position)),
      platform: readText(texts, stops.platform[reader.stopAt(trip, position)] ?? 0),
      arrival: position === 0 ? undefined : toMoment(day, reader.arrivalAt(segment, position)),
      departure: position === last ? undefined : toMoment(day, reader.departureAt(segment, position)),
      canBoard: reader.canBoard(segment, position),
      canAlight: reader.canAlight(segment, position),
    }
  })
}
