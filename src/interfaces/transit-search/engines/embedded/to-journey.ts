import { isWithinStation } from '../../domain/is-within-station.ts'
import type { IsVia } from './fares/divide-at-turns.ts'
import { findFares } from './find-fares.ts'
import type { Itinerary, Segment } from './itinerary.ts'
import { readPlace, type ResolvedPlace } from './resolve-places.ts'
import { type RideContext, toRide } from './to-ride.ts'
import { toMoment } from './to-moment.ts'
import type { Fare, Journey, Ride as RideLeg, Walk } from '../../domain/journey.ts'

export interface JourneyContext extends RideContext {
  readonly from: ResolvedPlace
  readonly to: ResolvedPlace
  readonly isVia: IsVia
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
      places.push(legs.push(toRide(context, itinerary.day, segment, part > 0)) - 1)
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

function walkBetween(
  { reader, readStation }: JourneyContext,
  day: number,
  before: Segment,
  after: Segment,
): Walk | undefined {
  const [from, to] = [reader.stopAt(before, before.alightPosition), reader.stopAt(after, after.boardPosition)]
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
  const way = from.walks.get(reader.stopAt(first, first.boardPosition))
  const begin = readPlace(from, readStation)
  if (!way || !begin) return undefined
  const to = readStation.ofStop(reader.stopAt(first, first.boardPosition))
  return { kind: 'walk', from: begin, to, departure: toMoment(day, departure), ...way }
}

function walkFromLast(
  { reader, readStation, to }: JourneyContext,
  { day }: Itinerary,
  last: Segment,
): Walk | undefined {
  const way = to.walks.get(reader.stopAt(last, last.alightPosition))
  const end = readPlace(to, readStation)
  if (!way || !end) return undefined
  const departure = toMoment(day, reader.arrivalAt(last, last.alightPosition))
  const from = readStation.ofStop(reader.stopAt(last, last.alightPosition))
  return { kind: 'walk', from, to: end, departure, ...way }
}
