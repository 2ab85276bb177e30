import { PositionGrid } from '../../domain/position-grid.ts'
import type { Timetable } from '../../domain/timetable.ts'
import { detour } from '../../domain/walking.ts'
import { ServiceError } from '../../../../kernel/errors/service-error.ts'
import type { Place, Position } from '../../port.ts'
import type { StationIndex } from './station-index.ts'

/** A place of a query as a search needs it. */
export interface ResolvedPlace {
  /** Seconds on foot to or from each stop; -1 for those that are not reached. */
  readonly seconds: Int32Array
  /** Undefined for a position. */
  readonly station: number | undefined
  readonly position: Position | undefined
}

/** Metres that one walks from a position; where no stop lies within, to the nearest station within the second. */
const reach = { usual: 1_000, max: 3_000 }

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

  /** Throws a `ServiceError` for unknown places and for the same one twice in a row. */
  resolve(places: readonly Place[]): ResolvedPlace[] {
    const resolved = places.map((place) => this.#resolveOne(place))
    for (const [index, place] of resolved.entries())
      if (place.station !== undefined && place.station === resolved[index - 1]?.station)
        throw refuse(
          'equal_places',
          `${describePlace(places[index])} stands twice in a row; a journey goes from one place to another.`,
        )
    return resolved
  }

  #resolveOne(place: Place): ResolvedPlace {
    if ('position' in place) return this.#resolvePosition(place.position)
    const station = 'code' in place ? this.#index.findByCode(place.code) : this.#index.findByName(place.name)
    if (station === undefined)
      throw refuse('unknown_place', `There is no station ${describePlace(place)} in the timetable.`)
    const { stopStart, stops } = this.#timetable.stations
    const seconds = this.#noStops()
    for (const stop of stops.subarray(stopStart[station], stopStart[station + 1])) seconds[stop] = 0
    return { seconds, station, position: undefined }
  }

  #resolvePosition(position: Position): ResolvedPlace {
    const near = this.#grid.findWithin(position, reach.usual)
    const nearest = this.#grid.findWithin(position, reach.max).toSorted((one, other) => one.distance - other.distance)
    const found = near.length > 0 ? near : nearest.slice(0, 1)
    if (found.length === 0)
      throw refuse(
        'far_place',
        `No stop of the timetable lies within ${reach.max / 1000} km of ${position.latitude}, ${position.longitude}.`,
      )
    const seconds = this.#noStops()
    for (const { index, distance } of found)
      seconds[this.#usedStops[index] ?? 0] = Math.round((distance * detour) / this.#timetable.walkingSpeed)
    return { seconds, station: undefined, position }
  }

  #noStops(): Int32Array {
    return new Int32Array(this.#timetable.stops.id.length).fill(-1)
  }
}

function describePlace(place: Place | undefined): string {
  if (!place) return ''
  if ('position' in place) return `${place.position.latitude}, ${place.position.longitude}`
  return 'code' in place ? `with the code ${place.code}` : `"${place.name}"`
}

function refuse(code: string, message: string): ServiceError {
  return new ServiceError(code, 400, message)
}
