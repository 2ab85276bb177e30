import type { Position } from './place.ts'

/** Of the earth, as a sphere (IUGG mean radius). */
const earthRadius = 6_371_009

/** Metres on the great circle. */
export function measureDistance(from: Position, to: Position): number {
  const sineOfLatitude = Math.sin(toRadians(to.latitude - from.latitude) / 2)
  const sineOfLongitude = Math.sin(toRadians(to.longitude - from.longitude) / 2)
  const cosines = Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude))
  const chord = sineOfLatitude ** 2 + cosines * sineOfLongitude ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
