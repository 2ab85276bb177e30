import { measureDistance } from '../../../domain/measure-distance.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import type { NearbyQuery, NearbyStation } from '../../../port.ts'
import { readStationAt } from '../station-reader.ts'
import type { StationLines } from '../station-lines.ts'

/** Stations that anything stops at, by their distance from a position. */
export class NearbyStations {
  readonly #timetable: Timetable
  readonly #lines: StationLines

  constructor(timetable: Timetable, lines: StationLines) {
    this.#timetable = timetable
    this.#lines = lines
  }

  find({ position, radius, kinds, skipsKnownLines, maxStations }: NearbyQuery): readonly NearbyStation[] {
    const { latitude, longitude, kinds: kindsOf } = this.#timetable.stations
    const measured: { station: number; metres: number }[] = []
    for (const [station, bits] of kindsOf.entries()) {
      if (bits === 0) continue
      const place = { latitude: latitude[station] ?? 0, longitude: longitude[station] ?? 0 }
      const metres = measureDistance(position, place)
      if (metres <= (radius ?? Number.POSITIVE_INFINITY)) measured.push({ station, metres })
    }
    measured.sort((one, other) => one.metres - other.metres)
    const seen = new Set<number>()
    const found: NearbyStation[] = []
    for (const { station: index, metres } of measured) {
      if (found.length >= maxStations) break
      const station = readStationAt(this.#timetable, index)
      if (kinds && !station.kinds.some((kind) => kinds.includes(kind))) continue
      const lines = skipsKnownLines ? this.#lines.of(index) : []
      if (skipsKnownLines && lines.every((line) => seen.has(line))) continue
      for (const line of lines) seen.add(line)
      found.push({ station, metres: Math.round(metres) })
    }
    return found
  }
}
