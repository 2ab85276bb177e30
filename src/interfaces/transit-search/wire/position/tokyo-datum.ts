import type { Position } from '../../domain/place.ts'

/**
 * Between WGS 84 and the Tokyo datum, which this wire uses unless told otherwise: by way of geocentric coordinates, shifted as the
 * Geospatial Information Authority of Japan gives it (TKY2JGD's three parameters). Good to a few metres anywhere in Japan; the grid
 * of TKY2JGD, which is better, is 10 MB.
 */

interface Ellipsoid {
  /** Metres. */
  readonly equatorialRadius: number
  readonly eccentricitySquared: number
}

/** GRS 80; for this purpose WGS 84 is the same. */
const grs80 = toEllipsoid(6_378_137, 298.257222101)
const bessel1841 = toEllipsoid(6_377_397.155, 299.152813)
/** Metres from the Tokyo datum's centre to that of WGS 84. */
const shift = [-146.414, 507.337, 680.507] as const

export function toTokyo(position: Position): Position {
  return convert(position, grs80, bessel1841, -1)
}

export function fromTokyo(position: Position): Position {
  return convert(position, bessel1841, grs80, 1)
}

function toEllipsoid(equatorialRadius: number, inverseFlattening: number): Ellipsoid {
  const flattening = 1 / inverseFlattening
  return { equatorialRadius, eccentricitySquared: flattening * (2 - flattening) }
}

function convert(position: Position, from: Ellipsoid, to: Ellipsoid, direction: 1 | -1): Position {
  const [x, y, z] = toGeocentric(position, from)
  return fromGeocentric([x + direction * shift[0], y + direction * shift[1], z + direction * shift[2]], to)
}

type Geocentric = readonly [x: number, y: number, z: number]

/** Of a point on the ellipsoid. */
function toGeocentric(
  { latitude, longitude }: Position,
  { equatorialRadius, eccentricitySquared }: Ellipsoid,
): Geocentric {
  const [phi, lambda] = [toRadians(latitude), toRadians(longitude)]
  const normal = equatorialRadius / Math.sqrt(1 - eccentricitySquared * Math.sin(phi) ** 2)
  return [
    normal * Math.cos(phi) * Math.cos(lambda),
    normal * Math.cos(phi) * Math.sin(lambda),
    normal * (1 - eccentricitySquared) * Math.sin(phi),
  ]
}

/** Bowring's formula; what it neglects near the ground is far below a millimetre. */
function fromGeocentric([x, y, z]: Geocentric, { equatorialRadius, eccentricitySquared }: Ellipsoid): Position {
  const polarRadius = equatorialRadius * Math.sqrt(1 - eccentricitySquared)
  const secondEccentricitySquared = eccentricitySquared / (1 - eccentricitySquared)
  const fromAxis = Math.hypot(x, y)
  const theta = Math.atan2(z * equatorialRadius, fromAxis * polarRadius)
  const phi = Math.atan2(
    z + secondEccentricitySquared * polarRadius * Math.sin(theta) ** 3,
    fromAxis - eccentricitySquared * equatorialRadius * Math.cos(theta) ** 3,
  )
  return { latitude: toDegrees(phi), longitude: toDegrees(Math.atan2(y, x)) }
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI
}
