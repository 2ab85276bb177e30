import { minOf } from '../../../../libraries/numbers/min-of.ts'
import { countChanges, type Itinerary } from './itinerary.ts'
import type { ResolvedPlace } from './resolve-places.ts'
import { secondsOfDay } from './search/build-day-network.ts'

/** How much longer than the quickest one a journey may take: who stays on the way does not mind some time more. */
const tolerance = { factor: 1.25, seconds: 900 }

/** What is looked for between two places where one stays. */
export interface PartQuery {
  readonly places: readonly ResolvedPlace[]
  /** Days since 1970, and seconds from its midnight. */
  readonly day: number
  readonly time: number
  readonly maxChanges: number | undefined
  readonly count: number
}

export interface StayQuery extends PartQuery {
  readonly isArrival: boolean
  /** Seconds at each place to pass, in their order. */
  readonly stays: readonly number[]
}

/**
 * Itineraries that stay at places on the way: those of the part that the time is about, each joined with the best that goes on after the stay, part by
 * part. None is left that another beats in departure and arrival at once, nor one that takes long, unless it arrives first (or sets out last).
 */
export function joinStays(query: StayQuery, find: (part: PartQuery) => readonly Itinerary[]): Itinerary[] {
  const { parts, breaks } = divide(query)
  const [first = [], ...others] = query.isArrival ? parts.toReversed() : parts
  const stays = query.isArrival ? breaks.toReversed() : breaks
  let found = [...find({ ...query, places: first })]
  for (const [index, places] of others.entries())
    found = found.flatMap((itinerary) => goOn(query, { itinerary, places, stay: stays[index] ?? 0 }, find) ?? [])
  const best = found.filter((one) => !found.some((other) => isBeaten(one, other)))
  const longest = tolerance.factor * minOf(best.map(durationOf)) + tolerance.seconds
  const measure = ({ departure, arrival }: Itinerary) => (query.isArrival ? -departure : arrival)
  const earliest = minOf(best.map(measure))
  return best.filter((one) => durationOf(one) <= longest || measure(one) === earliest)
}

function durationOf({ departure, arrival }: Itinerary): number {
  return arrival - departure
}

/** Places to pass without a stay are of the part around them. */
function divide({ places, stays }: StayQuery) {
  const parts: ResolvedPlace[][] = [places.slice(0, 1)]
  const breaks: number[] = []
  for (const [index, place] of places.slice(1).entries()) {
    parts.at(-1)?.push(place)
    const stay = index < places.length - 2 ? (stays[index] ?? 0) : 0
    if (stay === 0) continue
    parts.push([place])
    breaks.push(stay)
  }
  return { parts, breaks }
}

interface Begun {
  readonly itinerary: Itinerary
  readonly places: readonly ResolvedPlace[]
  readonly stay: number
}

function goOn(
  { isArrival, maxChanges, count }: StayQuery,
  { itinerary, places, stay }: Begun,
  find: (part: PartQuery) => readonly Itinerary[],
): Itinerary | undefined {
  const left = maxChanges === undefined ? undefined : maxChanges - itinerary.rides.length
  if (left !== undefined && left < 0) return undefined
  const moment = isArrival ? itinerary.departure - stay : itinerary.arrival + stay
  const days = Math.floor(moment / secondsOfDay)
  const day = itinerary.day + days
  const found = find({ places, day, time: moment - days * secondsOfDay, maxChanges: left, count })
    .map((each) => countFrom(itinerary.day, each))
    .filter((each) => (isArrival ? each.arrival <= moment : each.departure >= moment))
  const measure = (each: Itinerary) => (isArrival ? -each.departure : each.arrival)
  const [best] = found.toSorted(
    (one, other) => measure(one) - measure(other) || countChanges(one) - countChanges(other),
  )
  if (!best) return undefined
  return isArrival ? join(best, itinerary) : join(itinerary, best)
}

/** The same itinerary, its times and services counted from another day. */
function countFrom(day: number, itinerary: Itinerary): Itinerary {
  const days = itinerary.day - day
  if (days === 0) return itinerary
  return {
    day,
    departure: itinerary.departure + days * secondsOfDay,
    arrival: itinerary.arrival + days * secondsOfDay,
    rides: itinerary.rides.map((ride) =>
      ride.map((segment) => ({ ...segment, serviceDay: segment.serviceDay + days })),
    ),
  }
}

function join(before: Itinerary, after: Itinerary): Itinerary {
  return { ...before, arrival: after.arrival, rides: [...before.rides, ...after.rides] }
}

function isBeaten(one: Itinerary, other: Itinerary): boolean {
  if (other.departure < one.departure || other.arrival > one.arrival || one === other) return false
  return other.departure > one.departure || other.arrival < one.arrival
}
