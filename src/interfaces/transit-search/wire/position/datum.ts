import { fromTokyo, toTokyo } from './tokyo-datum.ts'
import type { Position } from '../../domain/place.ts'

/** What this wire calls `gcs`. */
export type Datum = 'tokyo' | 'wgs84'

export function isDatum(text: string): text is Datum {
  return text === 'tokyo' || text === 'wgs84'
}

/** From WGS 84, which the engine speaks. */
export function toDatum(position: Position, datum: Datum): Position {
  return datum === 'wgs84' ? position : toTokyo(position)
}

/** To WGS 84. */
export function fromDatum(position: Position, datum: Datum): Position {
  return datum === 'wgs84' ? position : fromTokyo(position)
}
