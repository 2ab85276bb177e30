import { fromDatum, isDatum } from '../position/datum.ts'
import { refuse } from './refuse.ts'
import type { Place } from '../../domain/place.ts'

export const maxPlaces = 20

/** Places in the order of travel, separated by colons. */
export function readPlaces(field: string, text: string): readonly Place[] {
  const parts = text.split(':')
  if (parts.length > maxPlaces)
    throw refuse(field, `"${field}" names ${parts.length} places; at most ${maxPlaces} are searched at once.`)
  return parts.map((part, index) => {
    if (part.trim() === '') throw refuse(field, `Part ${index + 1} of "${field}" is empty: "${text}".`)
    return readPlace(field, part.trim())
  })
}

/** A code, `latitude,longitude` with or without its datum, or a name. */
function readPlace(field: string, text: string): Place {
  if (/^\d+$/.test(text)) return { code: text }
  return /^[-+]?[\d.]+\s*,/.test(text) ? { position: readPosition(field, text) } : { name: text }
}

/** `latitude,longitude`, with or without its datum. */
export function readPosition(field: string, text: string) {
  const [latitude, longitude, datum = 'tokyo', ...more] = text.split(',').map((part) => part.trim())
  const position = { latitude: readDegrees(latitude, 90), longitude: readDegrees(longitude, 180) }
  if (Number.isNaN(position.latitude + position.longitude) || more.length > 0)
    throw refuse(field, `"${text}" is no position; write latitude,longitude,datum in degrees: 35.6812,139.7671,wgs84.`)
  if (!isDatum(datum)) throw refuse(field, `"${datum}" in "${text}" is no datum; it can be tokyo or wgs84.`)
  return fromDatum(position, datum)
}

function readDegrees(text: string | undefined, max: number): number {
  const degrees = text !== undefined && /^[-+]?\d{1,3}(?:\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(degrees) <= max ? degrees : Number.NaN
}
