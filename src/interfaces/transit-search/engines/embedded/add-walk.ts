import { measureDistance } from '../../domain/measure-distance.ts'
import { beginOf, endOf } from '../../domain/journey-times.ts'
import { toLocalMinutes, toMoment } from '../../domain/local-time.ts'
import { detour } from '../../domain/walking.ts'
import type { Way } from './find-walks.ts'
import { readPlace, type ResolvedPlace } from './resolve-places.ts'
import type { StationReader } from './station-reader.ts'
import type { Position } from '../../domain/place.ts'
import type { Journey, JourneyQuery, Walk } from '../../domain/journey.ts'

/** Metres that one walks all the way. */
const maxMetres = 1_500

export interface WalkContext {
  readonly readStation: StationReader
  /** Metres a second. */
  readonly walkingSpeed: number
}

/** Puts the walk from place to place before the rides, where none of them is quicker from the time asked for on. */
export function addWalk(
  query: JourneyQuery,
  places: readonly ResolvedPlace[],
  journeys: readonly Journey[],
  { readStation, walkingSpeed }: WalkContext,
): readonly Journey[] {
  const [from, to, ...more] = places
  if (!from || !to || more.length > 0 || query.lines?.kinds?.join() === 'bus' || query.avoidsWalking) return journeys
  if (query.kind !== 'departure' && query.kind !== 'arrival') return journeys
  const [begin, end] = [readPlace(from, readStation), readPlace(to, readStation)]
  const way = begin && end && findShortest(from, to, measureWay(begin, end, walkingSpeed))
  if (!way || way.metres > maxMetres) return journeys
  const asked = toLocalMinutes(query)
  const minutes = Math.ceil(way.seconds / 60)
  const isBeaten = journeys.some((journey) =>
    query.kind === 'departure' ? endOf(journey) < asked + minutes : beginOf(journey) > asked - minutes,
  )
  if (isBeaten) return journeys
  const departure = toMoment(query.kind === 'departure' ? asked : asked - minutes)
  const walk: Walk = { kind: 'walk', from: begin, to: end, departure, ...way }
  return [{ legs: [walk], fares: [] }, ...journeys].slice(0, query.maxJourneys)
}

/** The shortest way that the timetable has, or else the crow's with a detour. */
function findShortest({ walks }: ResolvedPlace, { seconds, stops }: ResolvedPlace, guess: Way): Way {
  const known = [...walks].filter(([stop]) => stops.length > 0 && seconds[stop] === 0).map(([, way]) => way)
  const [shortest] = known.toSorted((one, other) => one.seconds - other.seconds)
  return shortest ?? guess
}

function measureWay(begin: Position, end: Position, walkingSpeed: number): Way {
  const metres = Math.round(measureDistance(begin, end) * detour)
  return { metres, seconds: Math.round(metres / walkingSpeed) }
}
