import { isWithinStation } from '../../domain/is-within-station.ts'
import { type LocalMinutes, toLocalMinutes } from '../../domain/local-time.ts'
import type { Fare, Journey, Ride, Walk } from '../../domain/journey.ts'

/** A part of a journey that becomes a Line, in whole minutes. */
export type TimedLeg = TimedRide | TimedWalk

export interface TimedRide {
  readonly leg: Ride
  readonly begin: LocalMinutes
  readonly end: LocalMinutes
  readonly minutes: number
}

export interface TimedWalk {
  readonly leg: Walk
  readonly begin: LocalMinutes
  readonly end: LocalMinutes
  readonly minutes: number
}

export interface TimedJourney {
  readonly legs: readonly TimedLeg[]
  /** With their legs counted among these. */
  readonly fares: readonly Fare[]
}

/** The legs of a journey; the way from platform to platform within one station is waiting on this wire. */
export function listLegs({ legs, fares }: Journey): TimedJourney {
  const kept = legs.filter((leg) => leg.kind === 'ride' || !isWithinStation(leg))
  const placeOf = (index: number) => legs.slice(0, index).filter((leg) => kept.includes(leg)).length
  return {
    legs: kept.map((leg, index) => (leg.kind === 'ride' ? timeRide(leg) : timeWalk(leg, kept[index + 1]))),
    fares: fares.map((fare) => ({
      ...fare,
      firstLeg: placeOf(fare.firstLeg),
      lastLeg: placeOf(fare.lastLeg + 1) - 1,
    })),
  }
}

function timeRide(leg: Ride): TimedRide {
  const [departure, arrival] = [leg.calls[0]?.departure, leg.calls.at(-1)?.arrival]
  if (!departure || !arrival) throw new Error(`A ride on ${leg.line} neither begins nor ends at a time.`)
  const [begin, end] = [toLocalMinutes(departure), toLocalMinutes(arrival)]
  return { leg, begin, end, minutes: end - begin }
}

/** A minute that has begun is walked to its end, but for the train that leaves in it. */
function timeWalk(leg: Walk, next: Ride | Walk | undefined): TimedWalk {
  const begin = toLocalMinutes(leg.departure)
  const walked = begin + Math.ceil(((leg.departure.time % 60) + leg.seconds) / 60)
  const departure = next?.kind === 'ride' ? next.calls[0]?.departure : next?.departure
  const end = departure ? Math.max(begin, Math.min(walked, toLocalMinutes(departure))) : walked
  return { leg, begin, end, minutes: end - begin }
}
