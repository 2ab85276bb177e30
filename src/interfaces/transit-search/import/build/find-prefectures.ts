import { readFileSync } from 'node:fs'
import { decodeBorders, type PrefectureBorder } from './prefecture-borders.ts'
import type { Position } from '../../domain/place.ts'

/**
 * Metres. The borders are drawn for maps of 1:10,000,000 and are off by up to two kilometres: nearer to a border than the margin the prefecture is
 * not known. Stations on land won from the sea lie outside, by some kilometres.
 */
const limits = { margin: 3_000, away: 5_000 }

/** Of a degree of latitude. */
const metresOfDegree = 111_320

interface Area extends PrefectureBorder {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** The prefecture of each position by its number (JIS X 0401); 0 where it is not known, and outside Japan. */
export function findPrefectures(positions: readonly Position[]): Uint8Array {
  const areas = readAreas()
  const known = new Map<string, number>()
  return Uint8Array.from(positions, (position) => {
    const place = `${position.latitude.toFixed(3)} ${position.longitude.toFixed(3)}`
    const code = known.get(place) ?? findPrefecture(areas, position)
    known.set(place, code)
    return code
  })
}

function findPrefecture(areas: readonly Area[], position: Position): number {
  const [first, second] = areas
    .filter((area) => isNear(area, position))
    .map((area) => ({ code: area.code, metres: measure(area, position) }))
    .toSorted((one, other) => one.metres - other.metres)
  if (!first || first.metres > limits.away) return 0
  return (second?.metres ?? Number.POSITIVE_INFINITY) - first.metres < limits.margin ? 0 : first.code
}

function readAreas(): Area[] {
  const borders = decodeBorders(readFileSync(new URL('./prefecture-borders.bin', import.meta.url)))
  return borders.map((border) => {
    const area = { ...border, south: 90, north: -90, west: 180, east: -180 }
    for (const { latitude, longitude } of border.rings.flat()) {
      area.south = Math.min(area.south, latitude)
      area.north = Math.max(area.north, latitude)
      area.west = Math.min(area.west, longitude)
      area.east = Math.max(area.east, longitude)
    }
    return area
  })
}

/** Whether it can lie so near that it matters: a tenth of a degree is more than nine kilometres there. */
function isNear({ south, north, west, east }: Area, { latitude, longitude }: Position): boolean {
  const reach = 0.1
  return latitude > south - reach && latitude < north + reach && longitude > west - reach && longitude < east + reach
}

/** Metres to the area; 0 within. */
function measure({ rings }: Area, { latitude, longitude }: Position): number {
  const width = metresOfDegree * Math.cos((latitude * Math.PI) / 180)
  let nearest = Number.POSITIVE_INFINITY
  let isWithin = false
  for (const ring of rings)
    for (const [index, end] of ring.entries()) {
      const begin = ring.at(index - 1) ?? end
      const [ax, ay] = [(begin.longitude - longitude) * width, (begin.latitude - latitude) * metresOfDegree]
      const [bx, by] = [(end.longitude - longitude) * width, (end.latitude - latitude) * metresOfDegree]
      // A ray to the east crosses the borders of what it begins in an odd number of times.
      if (ay > 0 !== by > 0 && ax + ((bx - ax) * ay) / (ay - by) > 0) isWithin = !isWithin
      nearest = Math.min(nearest, measureLine(ax, ay, bx, by))
    }
  return isWithin ? 0 : nearest
}

/** From the origin to the nearest point of a line. */
function measureLine(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  return Math.hypot(ax + along * dx, ay + along * dy)
}
