import { PositionGrid } from '../../domain/position-grid.ts'
import { spellLoosely } from '../../domain/station-spellings.ts'
import type { Timetable } from '../../domain/timetable.ts'
import { detour } from '../../domain/walking.ts'
import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import { findWalks, type Way } from './find-walks.ts'
import type { StationIndex } from './station-index.ts'
import { createStationReader, type StationReader } from './station-reader.ts'
import type { Place, Position, Station } from '../../domain/place.ts'

/** A place of a query as a search needs it. */
export interface ResolvedPlace {
  /** As the query names it. */
  readonly name: string
  /** Seconds that it takes to or from each stop, a walk counted as more than its time; -1 for those that are not reached. */
  readonly seconds: Int32Array
  /** Ways on foot by stop; none to the stops of the place itself. */
  readonly walks: ReadonlyMap<number, Way>
  /** Those of the place itself, of the station that is meant first; none for a position. */
  readonly stops: readonly number[]
  readonly position: Position | undefined
}

/** The station that is meant, or the position. */
export function readPlace(
  { position, stops: [main] }: ResolvedPlace,
  { ofStop }: StationReader,
): Station | Position | undefined {
  return position ?? (main === undefined ? undefined : ofStop(main))
}

/** Metres that one walks from a position; where no stop lies within, to the nearest station within the second. */
const reach = { usual: 1_000, max: 3_000 }

/** A walk to another station has to save so much over a ride from the one that was asked for: seconds, and a share of its own time. */
const reluctance = { seconds: 90, factor: 0.5 }

export class PlaceResolver {
  readonly #timetable: Timetable
  readonly #index: StationIndex
  readonly #grid: PositionGrid
  readonly #usedStops: readonly number[]

  constructor(timetable: Timetable, index: StationIndex) {
    this.#timetable = timetable
    this.#index = index
    const { stations, stops } = timetable
    this.#usedStops = [...stations.stops].filter((stop) => (stations.kinds[stops.station[stop] ?? 0] ?? 0) > 0)
    this.#grid = new PositionGrid(
      this.#usedStops.map((stop) => ({ latitude: stops.latitude[stop] ?? 0, longitude: stops.longitude[stop] ?? 0 })),
      reach.usual,
    )
  }

  /**
   * One walks to the first and from the last place, but not to one on the way. Throws a `ServiceError` for unknown places, for those that nothing
   * ever serves, and for the same one twice in a row.
   */
  resolve(places: readonly Place[], avoidsWalking = false): ResolvedPlace[] {
    const last = places.length - 1
    const resolved = places.map((place, index) =>
      this.#resolveOne(place, avoidsWalking ? undefined : index === 0 ? 'from' : index === last ? 'to' : undefined),
    )
    for (const [index, place] of resolved.entries())
      if (place.stops.length > 0 && place.stops.join() === resolved[index - 1]?.stops.join())
        throw refuse('equal_places', `${place.name} stands twice in a row; a journey goes from one place to another.`)
    return resolved
  }

  /** One station, or several that a name means. Throws as `resolve` does, and for a position. */
  resolveStation(place: Place): ResolvedPlace {
    if ('position' in place)
      throw refuse('unknown_place', `${describePlace(place)} is a position; a station is wanted.`)
    return this.#resolveOne(place, undefined)
  }

  #resolveOne(place: Place, direction: 'from' | 'to' | undefined): ResolvedPlace {
    if ('position' in place) return this.#resolvePosition(place.position)
    const name = describePlace(place)
    const stations = 'code' in place ? this.#findByCode(place.code) : this.#index.findByName(place.name)
    if (stations.length === 0) throw refuse('unknown_place', `There is no station ${name} in the timetable.`)
    if (stations.every((station) => this.#timetable.stations.kinds[station] === 0))
      throw refuse('unserved_place', `Nothing stops at the station ${name}, on any day of the timetable.`)
    const seconds = this.#noStops()
    const stops = this.#listStops(stations, 'name' in place ? place.name : undefined)
    const walks = direction ? findWalks(this.#timetable, stops, direction) : new Map<number, Way>()
    for (const [stop, way] of walks)
      seconds[stop] = Math.round(way.seconds * (1 + reluctance.factor) + reluctance.seconds)
    for (const stop of stops) seconds[stop] = 0
    return { name, seconds, walks, stops, position: undefined }
  }

  #findByCode(code: string): readonly number[] {
    const station = this.#index.findByCode(code)
    return station === undefined ? [] : [station]
  }

  /** Of a station, all its stops; of a name, those that bear it, where a feed joins stops of several names to one station. */
  #listStops(stations: readonly number[], name: string | undefined): readonly number[] {
    const { stopStart, stops } = this.#timetable.stations
    const readStation = createStationReader(this.#timetable)
    return stations.flatMap((station) => {
      const all = [...stops.subarray(stopStart[station], stopStart[station + 1])]
      if (name === undefined) return all
      const named = all.filter((stop) => spellLoosely(readStation.ofStop(stop).name) === spellLoosely(name))
      return named.length > 0 ? named : all
    })
  }

  #resolvePosition(position: Position): ResolvedPlace {
    const near = this.#grid.findWithin(position, reach.usual)
    const nearest = this.#grid.findWithin(position, reach.max).toSorted((one, other) => one.distance - other.distance)
    const found = near.length > 0 ? near : nearest.slice(0, 1)
    const name = describePlace({ position })
    if (found.length === 0)
      throw refuse('far_place', `No stop of the timetable lies within ${reach.max / 1000} km of ${name}.`)
    const seconds = this.#noStops()
    const walks = new Map<number, Way>()
    for (const { index, distance } of found) {
      const stop = this.#usedStops[index] ?? 0
      const metres = Math.round(distance * detour)
      seconds[stop] = Math.round(metres / this.#timetable.walkingSpeed)
      walks.set(stop, { seconds: seconds[stop], metres })
    }
    return { name, seconds, walks, stops: [], position }
  }

  #noStops(): Int32Array {
    return new Int32Array(this.#timetable.stops.id.length).fill(-1)
  }
}

function describePlace(place: Place): string {
  if ('position' in place) return `${place.position.latitude}, ${place.position.longitude}`
  return 'code' in place ? `with the code ${place.code}` : `"${place.name}"`
}

function refuse(code: string, message: string): ServiceError {
  return new ServiceError(code, 400, message)
}
