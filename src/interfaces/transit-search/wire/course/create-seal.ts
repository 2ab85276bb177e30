import { toKeptRide } from '../../domain/to-kept-ride.ts'
import type { Journey, JourneyQuery } from '../../port.ts'
import { sealCourse } from './course-seal.ts'

export interface SealContext {
  readonly query: Pick<JourneyQuery, 'places' | 'kind' | 'date' | 'time'>
  readonly engineVersion: string
  readonly secret: string
}

/** Writes what the journeys of one question are made again from. */
export function createSeal({ query: { places, kind, date, time }, engineVersion, secret }: SealContext) {
  return ({ legs }: Journey): string => {
    const rides = legs.filter((leg) => leg.kind === 'ride').map(toKeptRide)
    return sealCourse({ engineVersion, query: { places: [...places], kind, date, time }, rides }, secret)
  }
}
