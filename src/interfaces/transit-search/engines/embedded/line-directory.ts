import { readText } from '../../domain/text-table.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { LineQuery, LineStationsQuery } from '../../port.ts'
import type { PlaceResolver } from './resolve-places.ts'
import type { StationLines } from './station-lines.ts'
import { readStationAt } from './station-reader.ts'
import { describeLine } from './to-ride.ts'
import type { Station } from '../../domain/place.ts'
import type { LineDescription } from '../../domain/journey.ts'

/** Lines of one timetable, and their stations. */
export class LineDirectory {
  readonly #timetable: Timetable
  readonly #places: PlaceResolver
  readonly #lines: StationLines

  constructor(timetable: Timetable, places: PlaceResolver, lines: StationLines) {
    this.#timetable = timetable
    this.#places = places
    this.#lines = lines
  }

  /** By operator and name, each once. */
  listLines({ at, between }: LineQuery): readonly LineDescription[] {
    const lines = between
      ? this.#listDirect(this.#stopsOf(between.from), this.#stopsOf(between.to))
      : at
        ? this.#stationsOf(this.#places.resolveStation(at).stops).flatMap((station) => this.#lines.of(station))
        : [...this.#timetable.patterns.line]
    const described = [...new Set(lines)].map((line) => describeLine(this.#timetable, line))
    const byName = new Map(described.map((line) => [`${line.operator}\n${line.line}\n${line.vehicle}`, line]))
    return [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line)
  }

  /** Of a line in the order in which its longest trip calls at them, then the others. */
  listLineStations(query: LineStationsQuery): readonly Station[] {
    const { patterns, lines, texts, stops } = this.#timetable
    const has = (line: number) =>
      'line' in query
        ? readText(texts, lines.name[line] ?? 0) === query.line
        : readText(texts, lines.operator[line] ?? 0) === query.operator
    const found = [...patterns.line.keys()].filter((pattern) => has(patterns.line[pattern] ?? 0))
    const stopsOf = (pattern: number) =>
      patterns.stops.subarray(patterns.stopStart[pattern], patterns.stopStart[pattern + 1])
    const longestFirst = found.toSorted((one, other) => stopsOf(other).length - stopsOf(one).length || one - other)
    const stations = new Set(
      longestFirst.flatMap((pattern) => Array.from(stopsOf(pattern), (stop) => stops.station[stop] ?? 0)),
    )
    return [...stations].map((station) => readStationAt(this.#timetable, station))
  }

  #stopsOf(place: Parameters<PlaceResolver['resolveStation']>[0]): ReadonlySet<number> {
    return new Set(this.#places.resolveStation(place).stops)
  }

  #stationsOf(stops: readonly number[]): readonly number[] {
    return [...new Set(stops.map((stop) => this.#timetable.stops.station[stop] ?? 0))]
  }

  #listDirect(from: ReadonlySet<number>, to: ReadonlySet<number>): number[] {
    const { patterns } = this.#timetable
    return [...patterns.line.keys()].flatMap((pattern) => {
      const stops = patterns.stops.subarray(patterns.stopStart[pattern], patterns.stopStart[pattern + 1])
      const begin = stops.findIndex((stop) => from.has(stop))
      const isDirect = begin >= 0 && stops.subarray(begin + 1).some((stop) => to.has(stop))
      return isDirect ? [patterns.line[pattern] ?? 0] : []
    })
  }
}
