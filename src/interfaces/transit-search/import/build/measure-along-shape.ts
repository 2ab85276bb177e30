import type { Position } from '../../domain/place.ts'
import type { FeedShape } from '../gtfs/feed-shape.ts'

/** Metres of a degree of latitude. */
const metresOfDegree = 111_195

/** A stop that is further away from the way than this is not on it: the shape is another one's. */
const maxAway = 300

/** Stops times pieces of the way: more are not worth their time. */
const maxSteps = 4_000_000

/** A point of the way, in metres on a plane that is drawn around its first point, and metres along it. */
interface Way {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly along: Float64Array
}

/**
 * Metres along the way to each stop. Stops are put on the way in their order so that they are least far from it in all, by squares: a way that
 * comes by a stop twice is followed as the vehicle does. Undefined where the stops do not lie on it.
 */
export function measureAlongShape(shape: FeedShape, stops: readonly Position[]): Float64Array | undefined {
  const pieces = shape.latitudes.length - 1
  if (pieces < 1 || stops.length < 2 || pieces * stops.length > maxSteps) return undefined
  const toPlane = drawAround(shape.latitudes[0] ?? 0, shape.longitudes[0] ?? 0)
  const way = toWay(shape, toPlane)
  const chosen = new Int32Array(stops.length * pieces)
  let costs = new Float64Array(pieces)
  const places = stops.map(toPlane)
  for (const [index, place] of places.entries()) {
    const ofStop = chosen.subarray(index * pieces, (index + 1) * pieces)
    costs = addStop(way, place, places[index - 1] ?? place, { costs, chosen: ofStop })
  }
  return readBack(way, places, chosen, findLeast(costs))
}

interface Place {
  readonly x: number
  readonly y: number
}

type ToPlane = (position: Position) => Place

function drawAround(latitude: number, longitude: number): ToPlane {
  const width = metresOfDegree * Math.cos((latitude * Math.PI) / 180)
  return (position) => ({
    x: (position.longitude - longitude) * width,
    y: (position.latitude - latitude) * metresOfDegree,
  })
}

function toWay({ latitudes, longitudes }: FeedShape, toPlane: ToPlane): Way {
  const way = {
    x: new Float64Array(latitudes.length),
    y: new Float64Array(latitudes.length),
    along: new Float64Array(latitudes.length),
  }
  for (const [index, latitude] of latitudes.entries()) {
    const { x, y } = toPlane({ latitude, longitude: longitudes[index] ?? 0 })
    way.x[index] = x
    way.y[index] = y
    if (index === 0) continue
    const length = Math.hypot(x - (way.x[index - 1] ?? 0), y - (way.y[index - 1] ?? 0))
    way.along[index] = (way.along[index - 1] ?? 0) + length
  }
  return way
}

/** The least sum by the piece that the stop is put on; the piece of the stop before it is noted in `chosen`. */
function addStop(
  way: Way,
  stop: Place,
  stopBefore: Place,
  { costs: before, chosen }: { readonly costs: Float64Array; readonly chosen: Int32Array },
): Float64Array<ArrayBuffer> {
  const costs = new Float64Array(before.length)
  let best = -1
  for (let piece = 0; piece < costs.length; piece++) {
    const isBehind = findPart(way, piece, stopBefore) <= findPart(way, piece, stop)
    const from = isBehind && (best < 0 || (before[piece] ?? 0) < (before[best] ?? 0)) ? piece : best
    costs[piece] = from < 0 ? Number.POSITIVE_INFINITY : (before[from] ?? 0) + measureSquare(way, piece, stop)
    chosen[piece] = Math.max(0, from)
    if (best < 0 || (before[piece] ?? 0) < (before[best] ?? 0)) best = piece
  }
  return costs
}

/** How far along a piece the nearest point to a stop lies, from 0 to 1. */
function findPart({ x, y }: Way, piece: number, stop: Place): number {
  const [fromX, fromY] = [x[piece] ?? 0, y[piece] ?? 0]
  const [alongX, alongY] = [(x[piece + 1] ?? 0) - fromX, (y[piece + 1] ?? 0) - fromY]
  const square = alongX * alongX + alongY * alongY
  if (square === 0) return 0
  return Math.min(1, Math.max(0, ((stop.x - fromX) * alongX + (stop.y - fromY) * alongY) / square))
}

/** Of the distance between a stop and a piece. */
function measureSquare(way: Way, piece: number, stop: Place): number {
  const part = findPart(way, piece, stop)
  const [fromX, fromY] = [way.x[piece] ?? 0, way.y[piece] ?? 0]
  const awayX = stop.x - fromX - part * ((way.x[piece + 1] ?? 0) - fromX)
  const awayY = stop.y - fromY - part * ((way.y[piece + 1] ?? 0) - fromY)
  return awayX * awayX + awayY * awayY
}

function findLeast(costs: Float64Array): number {
  let least = 0
  for (const [piece, cost] of costs.entries()) if (cost < (costs[least] ?? 0)) least = piece
  return least
}

function readBack(way: Way, stops: readonly Place[], chosen: Int32Array, last: number): Float64Array | undefined {
  const pieces = way.along.length - 1
  const metres = new Float64Array(stops.length)
  let piece = last
  for (let index = stops.length - 1; index >= 0; index--) {
    const stop = stops[index] ?? { x: 0, y: 0 }
    if (measureSquare(way, piece, stop) > maxAway ** 2) return undefined
    const [begin, end] = [way.along[piece] ?? 0, way.along[piece + 1] ?? 0]
    const at = begin + findPart(way, piece, stop) * (end - begin)
    metres[index] = Math.min(at, metres[index + 1] ?? at)
    piece = chosen[index * pieces + piece] ?? 0
  }
  return metres
}
