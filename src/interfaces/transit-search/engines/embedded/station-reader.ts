import { readText } from '../../domain/text-table.ts'
import { type Timetable, vehicleKinds } from '../../domain/timetable.ts'
import type { Station } from '../../port.ts'

/** A station of the timetable as callers know it. */
export function readStationAt({ stations, texts }: Timetable, index: number): Station {
  const bits = stations.kinds[index] ?? 0
  return {
    code: String(stations.code[index]),
    name: readText(texts, stations.name[index] ?? 0),
    reading: readText(texts, stations.reading[index] ?? 0),
    kinds: vehicleKinds.filter((_, kind) => (bits >> kind) & 1),
    prefecture: undefined,
    latitude: stations.latitude[index] ?? 0,
    longitude: stations.longitude[index] ?? 0,
  }
}

/** A station is read once for all the places where an answer names it. */
export function createStationReader(timetable: Timetable): (index: number) => Station {
  const known = new Map<number, Station>()
  return (index) => {
    const station = known.get(index) ?? readStationAt(timetable, index)
    known.set(index, station)
    return station
  }
}
