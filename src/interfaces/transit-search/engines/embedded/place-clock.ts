import { measureDelay } from '../../domain/local-time.ts'
import { measureDistance } from '../../domain/measure-distance.ts'
import type { Place } from '../../domain/place.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { ResolvedPlace } from './resolve-places.ts'
import type { StationIndex } from './station-index.ts'

/** Seconds by which a day of the place begins later than one of the timetable. */
export function measurePlaceClock(timetable: Timetable, { seconds, stops }: ResolvedPlace, day: number): number {
  if (timetable.otherTimeZones.length === 0) return 0
  const stop = stops[0] ?? findQuickest(seconds)
  return measureDelay(day, zoneOf(timetable, stop), timetable.timeZone)
}

/** Of the stops that a position reaches. */
function findQuickest(seconds: Int32Array): number {
  let quickest = -1
  for (const [stop, each] of seconds.entries())
    if (each >= 0 && (quickest === -1 || each < (seconds[quickest] ?? 0))) quickest = stop
  return quickest
}

interface Known {
  readonly timetable: Timetable
  readonly index: StationIndex
}

/** IANA name: by whose clocks people live at a place; by those of the timetable where nobody knows the place. */
export function findTimeZone({ timetable, index }: Known, place: Place): string {
  if (timetable.otherTimeZones.length === 0) return timetable.timeZone
  const { stopStart, stops } = timetable.stations
  if ('position' in place) return zoneOf(timetable, findNearest(timetable, place.position))
  const station = 'code' in place ? index.findByCode(place.code) : index.findByName(place.name)[0]
  return station === undefined ? timetable.timeZone : zoneOf(timetable, stops[stopStart[station] ?? 0])
}

function zoneOf({ stops, otherTimeZones, timeZone }: Timetable, stop = -1): string {
  return otherTimeZones[(stops.timeZone[stop] ?? 0) - 1] ?? timeZone
}

function findNearest(
  { stops }: Timetable,
  position: { readonly latitude: number; readonly longitude: number },
): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  for (const [stop, latitude] of stops.latitude.entries()) {
    const distance = measureDistance(position, { latitude, longitude: stops.longitude[stop] ?? 0 })
    if (distance >= least) continue
    least = distance
    nearest = stop
  }
  return nearest
}
