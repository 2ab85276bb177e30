import { toKeptRide } from '../../domain/to-kept-ride.ts'
import type { AskedJourney } from '../../port.ts'
import { sealCourse } from './course-seal.ts'
import type { Journey } from '../../domain/journey.ts'

export interface SealContext {
  readonly query: AskedJourney
  readonly engineVersion: string
  readonly secret: string
}

/** Writes what the journeys of one question are made again from. */
export function createSeal({ query, engineVersion, secret }: SealContext) {
  return ({ legs }: Journey): string => {
    const rides = legs.filter((leg) => leg.kind === 'ride').map(toKeptRide)
    return sealCourse({ engineVersion, query: pickAsked(query), rides }, secret)
  }
}

function pickAsked({ places, kind, date, time, lines, maxChanges, avoidsWalking, wheelchair, stays }: AskedJourney) {
  return {
    places: [...places],
    kind,
    date,
    time,
    ...(lines && { lines }),
    ...(maxChanges !== undefined && { maxChanges }),
    ...(avoidsWalking && { avoidsWalking }),
    ...(wheelchair && { wheelchair }),
    ...(stays && { stays: [...stays] }),
  }
}
