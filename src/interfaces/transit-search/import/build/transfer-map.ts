import { PositionGrid } from '../../domain/position-grid.ts'
import { none, type TransferTable } from '../../domain/timetable.ts'
import { detour } from '../../domain/walking.ts'
import { joinLists } from './lists.ts'
import type { NetworkStop } from './network-stops.ts'
import type { TransferOptions } from './transfer-options.ts'

interface Way {
  readonly seconds: number
  readonly metres: number
  /** Along pathways without stairs, `none` where there is no such way; undefined where there are no pathways. */
  readonly stepFree?: number | undefined
}

/** Stations' worth of neighbours that a stop is joined with, the nearest: dense bus networks have hundreds within the radius. */
const maxNeighbours = 30

/** The ways between stops while they are put together. */
export class TransferMap {
  readonly #ways: Map<number, Way>[]

  private constructor(count: number) {
    this.#ways = Array.from({ length: count }, () => new Map<number, Way>())
  }

  /** Every stop with itself, with the others of its station and with those within the radius. */
  static *build(
    stops: readonly NetworkStop[],
    station: Int32Array,
    options: TransferOptions,
  ): Generator<void, TransferMap> {
    const map = new TransferMap(stops.length)
    const served = new Set([...stops.keys()].filter((stop) => isServed(stops[stop])).map((stop) => station[stop]))
    // Live data may send a train to a platform that the timetable never uses.
    const used = [...stops.keys()].filter(
      (stop) => isServed(stops[stop]) || isPlatformOf(served, stops[stop], station[stop]),
    )
    const places = used.flatMap((stop) => stops[stop] ?? [])
    const grid = new PositionGrid(places, options.radius)
    for (const [index, from] of used.entries()) {
      const place = places[index]
      if (!place) continue
      if (index % 16 === 0) yield
      const near = grid
        .findWithin(place, Math.max(options.radius, 600))
        .map((found) => ({ ...found, stop: used[found.index] ?? from }))
      const ofStation = near.filter(({ stop }) => station[stop] === station[from])
      const others = near.filter(({ stop, distance }) => station[stop] !== station[from] && distance <= options.radius)
      const nearest = others.toSorted((one, other) => one.distance - other.distance).slice(0, maxNeighbours)
      for (const { stop, distance } of [...ofStation, ...nearest]) {
        const metres = Math.round(distance * detour)
        map.set(from, stop, {
          metres,
          seconds: guessSeconds(metres, from === stop, station[stop] === station[from], options),
        })
      }
    }
    return map
  }

  get(from: number, to: number): Way | undefined {
    return this.#ways[from]?.get(to)
  }

  set(from: number, to: number, way: Way): void {
    this.#ways[from]?.set(to, way)
  }

  remove(from: number, to: number): void {
    this.#ways[from]?.delete(to)
  }

  toTable(): TransferTable {
    const sorted = this.#ways.map((ways) => [...ways].toSorted(([, one], [, other]) => one.seconds - other.seconds))
    const { start, items } = joinLists(sorted.map((ways) => ways.map(([to]) => to)))
    const all = sorted.flatMap((ways) => ways.map(([, way]) => way))
    return {
      start,
      to: items,
      seconds: Int32Array.from(all, ({ seconds }) => seconds),
      metres: Int32Array.from(all, ({ metres }) => metres),
      stepFree: Int32Array.from(all, ({ seconds, stepFree = seconds }) =>
        stepFree === none ? none : Math.max(seconds, stepFree),
      ),
    }
  }
}

function isServed(stop: NetworkStop | undefined): boolean {
  return stop !== undefined && stop.kinds.size > 0
}

function isPlatformOf(
  stations: ReadonlySet<number | undefined>,
  stop: NetworkStop | undefined,
  station = none,
): boolean {
  return stop?.type === 0 && stations.has(station)
}

function guessSeconds(metres: number, isSameStop: boolean, isSameStation: boolean, options: TransferOptions): number {
  if (isSameStop) return options.sameStop
  const walking = metres / options.speed
  return Math.round(isSameStation ? Math.max(options.sameStation, walking) : options.between + walking)
}
