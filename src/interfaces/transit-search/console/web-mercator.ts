/** The projection of map tiles: the world as a square, from 0 in the west and the north to 1. Angles stay as they are. */
export function toWorld({
  latitude,
  longitude,
}: {
  readonly latitude: number
  readonly longitude: number
}): WorldPoint {
  const sine = Math.sin((Math.max(-maxLatitude, Math.min(maxLatitude, latitude)) * Math.PI) / 180)
  return { u: (longitude + 180) / 360, v: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export interface WorldPoint {
  readonly u: number
  readonly v: number
}

/** Where the square ends. */
const maxLatitude = 85.051_128_78
