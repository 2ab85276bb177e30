import type { PatternTable } from '../../domain/timetable.ts'
import { divideByOvertaking } from '../../domain/divide-by-overtaking.ts'
import { measureDistance } from '../../domain/measure-distance.ts'
import type { Feed } from '../gtfs/feed.ts'
import { measureAlongShape } from './measure-along-shape.ts'
import type { NetworkStop, NetworkStops } from './network-stops.ts'
import type { NetworkTrip } from './network-trips.ts'

/** Patterns and their times, and the trips in the order of the timetable. */
export interface PatternedTrips {
  /** Zones are distinguished. */
  readonly patterns: Omit<PatternTable, 'zones'>
  readonly times: Int32Array
  readonly trips: readonly NetworkTrip[]
  /** Of each of `trips`. */
  readonly pattern: Int32Array
}

interface Pattern {
  readonly line: number
  readonly stops: Int32Array
  readonly rules: Uint8Array
  readonly trips: NetworkTrip[]
}

/** Groups trips that call at the same stops under the same rules, so that in each group none overtakes another. */
export function* buildPatterns(
  feeds: readonly Feed[],
  { stops, firstStop }: NetworkStops,
  firstLine: readonly number[],
  trips: readonly NetworkTrip[],
): Generator<void, PatternedTrips> {
  const groups = yield* groupByStops(feeds, firstStop, firstLine, trips)
  const patterns: Pattern[] = []
  for (const group of groups) {
    for (const pattern of divide(feeds, group)) patterns.push(pattern)
    yield
  }
  const sorted = patterns.flatMap((pattern) => pattern.trips)
  const times = writeTimes(feeds, patterns)
  yield
  return {
    patterns: toTable(feeds, stops, patterns),
    times,
    trips: sorted,
    pattern: Int32Array.from(patterns.flatMap((pattern, index) => pattern.trips.map(() => index))),
  }
}

function* groupByStops(
  feeds: readonly Feed[],
  firstStop: readonly number[],
  firstLine: readonly number[],
  trips: readonly NetworkTrip[],
): Generator<void, Pattern[]> {
  const groups = new Map<string, Pattern>()
  for (const [index, trip] of trips.entries()) {
    if (index % 4096 === 0) yield
    const { trips: feedTrips, calls } = feeds[trip.feed] ?? { trips: [], calls: undefined }
    const [begin, end] = [calls?.start[trip.trip], calls?.start[trip.trip + 1]]
    const line = (firstLine[trip.feed] ?? 0) + (feedTrips[trip.trip]?.line ?? 0)
    const stops = calls?.stop.subarray(begin, end) ?? new Int32Array()
    const rules = calls?.rules.subarray(begin, end) ?? new Uint8Array()
    const key = `${line} ${stops.join()} ${rules.join('')}`
    const known = groups.get(key)
    if (known) known.trips.push(trip)
    else groups.set(key, { line, stops: stops.map((stop) => stop + (firstStop[trip.feed] ?? 0)), rules, trips: [trip] })
  }
  return [...groups.values()]
}

function divide(feeds: readonly Feed[], group: Pattern): Pattern[] {
  const timed = group.trips.map((trip) => ({ trip, times: readTimes(feeds, trip) }))
  return divideByOvertaking(timed).map((trips) => ({ ...group, trips }))
}

/** Arrival and departure at each stop, in turn. */
function readTimes(feeds: readonly Feed[], trip: NetworkTrip): Int32Array {
  const { start } = feeds[trip.feed]?.calls ?? {}
  const times = new Int32Array(((start?.[trip.trip + 1] ?? 0) - (start?.[trip.trip] ?? 0)) * 2)
  copyTimes(feeds, trip, times, 0)
  return times
}

/** Gives where they end. */
function copyTimes(
  feeds: readonly Feed[],
  { feed, trip, shift }: NetworkTrip,
  times: Int32Array,
  from: number,
): number {
  const calls = feeds[feed]?.calls
  let at = from
  for (let call = calls?.start[trip] ?? 0; call < (calls?.start[trip + 1] ?? 0); call++) {
    times[at++] = (calls?.arrival[call] ?? 0) + shift
    times[at++] = (calls?.departure[call] ?? 0) + shift
  }
  return at
}

function writeTimes(feeds: readonly Feed[], patterns: readonly Pattern[]): Int32Array {
  const length = patterns.reduce((sum, { stops, trips }) => sum + stops.length * trips.length * 2, 0)
  const times = new Int32Array(length)
  let at = 0
  for (const { trips } of patterns) for (const trip of trips) at = copyTimes(feeds, trip, times, at)
  return times
}

function toTable(
  feeds: readonly Feed[],
  stops: readonly NetworkStop[],
  patterns: readonly Pattern[],
): Omit<PatternTable, 'zones'> {
  const count = patterns.length
  const [stopStart, tripStart, timeStart] = [
    new Int32Array(count + 1),
    new Int32Array(count + 1),
    new Int32Array(count + 1),
  ]
  for (const [index, pattern] of patterns.entries()) {
    stopStart[index + 1] = (stopStart[index] ?? 0) + pattern.stops.length
    tripStart[index + 1] = (tripStart[index] ?? 0) + pattern.trips.length
    timeStart[index + 1] = (timeStart[index] ?? 0) + pattern.stops.length * pattern.trips.length * 2
  }
  return {
    line: Int32Array.from(patterns, ({ line }) => line),
    stopStart,
    stops: Int32Array.from(patterns.flatMap((pattern) => [...pattern.stops])),
    rules: Uint8Array.from(patterns.flatMap(({ rules }) => [...rules])),
    metres: Int32Array.from(patterns.flatMap((pattern) => measureStops(feeds, stops, pattern))),
    tripStart,
    timeStart,
  }
}

/** Metres from the first stop: along the shape where there is one, and never less than from stop to stop as the crow flies. */
function measureStops(feeds: readonly Feed[], stops: readonly NetworkStop[], { stops: own, trips }: Pattern): number[] {
  const positions = [...own].flatMap((stop) => stops[stop] ?? [])
  const feed = feeds[trips[0]?.feed ?? -1]
  const shape = feed?.shapes.get(feed.trips[trips[0]?.trip ?? -1]?.shape ?? '')
  const along = shape && measureAlongShape(shape, positions)
  let sum = 0
  return positions.map((to, index) => {
    const from = positions[index - 1]
    const byShape = along ? (along[index] ?? 0) - (along[index - 1] ?? 0) : 0
    if (from) sum += Math.max(byShape, measureDistance(from, to))
    return Math.round(sum)
  })
}
