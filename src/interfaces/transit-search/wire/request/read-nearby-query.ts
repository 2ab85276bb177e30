import type { NearbyQuery } from '../../port.ts'
import { readCount } from './read-choice.ts'
import { readPosition } from './read-place.ts'
import { readKinds } from './read-station-query.ts'
import { readSwitch } from './read-switch.ts'
import { refuse } from './refuse.ts'
import type { UnservedParameters } from './refuse-unserved.ts'

interface NearbyParameters {
  readonly geoPoint: string
  readonly type?: string | undefined
  readonly excludeSameLineStation?: string | undefined
  readonly stationCount?: string | undefined
}

/** Metres; larger circles hold more than an answer should. */
const maxRadius = 100_000
const maxStations = 1_000
/** As the original has it, where stations of known lines are left out. */
const maxDistinct = 10

export const unservedNearby: UnservedParameters = {
  corporationBind: { harmless: [], because: 'stations are not chosen by operator here' },
  addGateGroup: { harmless: ['false'], because: 'gates are not taken in from the feeds' },
  communityBus: { harmless: ['contain'], because: 'feeds do not say which buses a community runs' },
}

/** `latitude,longitude`, then the datum and the radius in metres, either of which may be left out. */
export function readNearbyQuery(parameters: NearbyParameters): NearbyQuery {
  const { geoPoint, type, excludeSameLineStation, stationCount } = parameters
  const parts = geoPoint.split(',').map((part) => part.trim())
  const radiusText = /^\d+$/.test(parts[3] ?? '') ? parts[3] : /^\d+$/.test(parts[2] ?? '') ? parts[2] : undefined
  const skipsKnownLines = readSwitch('excludeSameLineStation', excludeSameLineStation, 'false')
  const maximum = skipsKnownLines ? maxDistinct : maxStations
  const wanted = stationCount === '0' ? maximum : readCount('stationCount', stationCount, maximum, maxStations)
  const kinds = readKinds(type)
  const radius = radiusText === undefined ? undefined : Number(radiusText)
  if (radius !== undefined && (radius < 1 || radius > maxRadius))
    throw refuse('geoPoint', `The radius in "geoPoint" is ${radius}; it must be 1 to ${maxRadius} metres.`)
  const place = parts.filter((_, index) => index < 2 || parts[index] !== radiusText)
  return {
    position: readPosition('geoPoint', place.join(',')),
    ...(radius !== undefined && { radius }),
    ...(kinds && { kinds }),
    skipsKnownLines,
    maxStations: radius === undefined ? 1 : Math.min(wanted, maximum),
  }
}
