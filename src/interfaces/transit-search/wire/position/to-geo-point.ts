import { type Datum, toDatum } from './datum.ts'
import type { Position } from '../../domain/place.ts'

/** A position as this wire writes it: in degrees, and in degrees, minutes and seconds. */
export function toGeoPoint(position: Position, gcs: Datum) {
  const { latitude, longitude } = toDatum(position, gcs)
  return {
    gcs,
    lati: toSexagesimal(latitude),
    longi: toSexagesimal(longitude),
    lati_d: toDecimal(latitude),
    longi_d: toDecimal(longitude),
  }
}

/** A tenth of a metre. */
function toDecimal(degrees: number): string {
  return String(Number(degrees.toFixed(6)))
}

/** `35.40.41.9` is 35° 40′ 41.9″. */
function toSexagesimal(degrees: number): string {
  const tenths = Math.round(Math.abs(degrees) * 36_000)
  const whole = Math.floor(tenths / 36_000)
  const minutes = Math.floor(tenths / 600) % 60
  const seconds = ((tenths % 600) / 10).toFixed(1)
  return `${degrees < 0 ? '-' : ''}${whole}.${minutes}.${seconds}`
}
