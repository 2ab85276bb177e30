import { minOf } from '../../../../../libraries/numbers/min-of.ts'
import type { Adjustments } from '../../../domain/adjustments.ts'
import { countDaysBefore } from '../../../domain/count-days-before.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import { canStayOnBoard, divideAdjustedTrips, readLiveTimes } from '../live/divide-adjusted-trips.ts'
import type { LineFilter } from '../line-filter.ts'
import type { DayNetwork } from './day-network.ts'
import { writeRouteStops } from '../live/write-route-stops.ts'
import { dropWalks } from './drop-walks.ts'
import { divideWays } from './rule-ways.ts'

export const secondsOfDay = 86_400

export interface DayOptions {
  /** Days since 1970. */
  readonly day: number
  /** Whether trips of the day after belong to it: for searches that reach past midnight. */
  readonly withTomorrow: boolean
  readonly isMirrored: boolean
  /** Those that may be taken; all unless given. */
  readonly lines?: LineFilter | undefined
  /** Whether ways on foot from station to station are left out. */
  readonly withoutWalks?: boolean
}

interface Route {
  readonly pattern: number
  readonly day: number
  /** In the timetable, in the order in which they run. */
  readonly trips: readonly number[]
  /** Per call, 1 where its trips do not stop. */
  readonly skipped: Uint8Array | undefined
  /** Per call the stop in place of the pattern's, or none. */
  readonly moved: Int32Array | undefined
}

/** What live data say of a service day, by trip; undefined where it runs as planned. */
type AdjustedDay = ReturnType<Adjustments['ofDay']>

/** By the day of a route. */
type AdjustedDays = (offset: number) => AdjustedDay

/**
 * What runs on a day: its trips, those of days before that run past midnight, and those of the day after where they are wanted; as live data say it
 * where there are any.
 */
export function buildDayNetwork(
  timetable: Timetable,
  { day, withTomorrow, isMirrored, lines, withoutWalks = false }: DayOptions,
  adjustments?: Adjustments,
): DayNetwork {
  const days = listDays(countDaysBefore(timetable), withTomorrow)
  const adjusted: AdjustedDays = (offset) => adjustments?.ofDay(day + offset)
  const routes = days.flatMap((offset) => listRoutes(timetable, day + offset, offset, lines, adjusted(offset)))
  const routeTripStart = sumUp(routes, ({ trips }) => trips.length)
  const trips = Int32Array.from(routes.flatMap((route) => (isMirrored ? route.trips.toReversed() : route.trips)))
  const patterns = {
    closed: timetable.closed,
    stopStart: timetable.patterns.stopStart,
    stops: isMirrored ? mirrorStops(timetable) : timetable.patterns.stops,
    rules: isMirrored ? mirrorRules(timetable) : timetable.patterns.rules,
  }
  const { stops, rules, routeStopStart } = writeRouteStops(patterns, routes, isMirrored)
  const shape = {
    routePattern: Int32Array.from(routes, ({ pattern }) => pattern),
    routeDay: Int8Array.from(routes, (route) => route.day),
    routeStopStart,
    routeStopCount: Int32Array.from(routes, ({ pattern }) => countStops(timetable, pattern)),
    routeTripStart,
    trips,
    tripRoute: Int32Array.from(routes.flatMap((route, index) => route.trips.map(() => index))),
  }
  const { plain, ruled } = divideWays(withoutWalks ? dropWalks(timetable) : timetable, isMirrored)
  return {
    isMirrored,
    stopCount: timetable.stops.id.length,
    ...shape,
    stops,
    rules,
    ...writeTimes(timetable, routes, isMirrored, adjusted),
    ...indexStops(shape, stops, timetable.stops.id.length),
    ...linkTrips(timetable, routes, { ...shape, isMirrored }, adjusted),
    transfers: plain,
    ruledWays: ruled,
  }
}

/** Days by their distance from the date, in their order. */
export function listDays(before: number, withTomorrow: boolean): number[] {
  return Array.from({ length: before + (withTomorrow ? 2 : 1) }, (_, index) => index - before)
}

function countStops({ patterns: { stopStart } }: Timetable, pattern: number): number {
  return (stopStart[pattern + 1] ?? 0) - (stopStart[pattern] ?? 0)
}

function sumUp(routes: readonly Route[], measure: (route: Route) => number): Int32Array {
  const sums = new Int32Array(routes.length + 1)
  for (const [index, route] of routes.entries()) sums[index + 1] = (sums[index] ?? 0) + measure(route)
  return sums
}

function listRoutes(
  timetable: Timetable,
  serviceDay: number,
  offset: number,
  lines: LineFilter | undefined,
  adjusted: AdjustedDay,
): Route[] {
  const { patterns, trips } = timetable
  const runs = readServices(timetable, serviceDay)
  const routes: Route[] = []
  const touched = new Set(adjusted?.keys().map((trip) => trips.pattern[trip] ?? -1))
  for (let pattern = 0; pattern < patterns.line.length; pattern++) {
    if (lines && !lines.allows(patterns.line[pattern] ?? 0)) continue
    const active: number[] = []
    for (let trip = patterns.tripStart[pattern] ?? 0; trip < (patterns.tripStart[pattern + 1] ?? 0); trip++)
      if (runs[trips.service[trip] ?? 0] && (offset >= 0 || endOf(timetable, trip, adjusted) >= -offset * secondsOfDay))
        active.push(trip)
    if (adjusted && touched.has(pattern))
      for (const group of divideAdjustedTrips(timetable, active, adjusted))
        routes.push({ pattern, day: offset, ...group })
    else if (active.length > 0)
      routes.push({ pattern, day: offset, trips: active, skipped: undefined, moved: undefined })
  }
  return routes
}

/** Whether each service runs on a day. */
function readServices({ services, firstDay, dayCount }: Timetable, serviceDay: number): boolean[] {
  const day = serviceDay - firstDay
  const { days, bytesPerService, count } = services
  const isCovered = day >= 0 && day < dayCount
  return Array.from(
    { length: count },
    (_, service) => isCovered && (((days[service * bytesPerService + (day >> 3)] ?? 0) >> (day & 7)) & 1) === 1,
  )
}

function endOf(timetable: Timetable, trip: number, adjusted: AdjustedDay): number {
  return readLiveTimes(timetable, trip, adjusted).at(-2) ?? 0
}

function mirrorStops({ patterns }: Timetable): Int32Array {
  const mirrored = patterns.stops.slice()
  reverseRows(patterns.stopStart, mirrored)
  return mirrored
}

/** Whoever may alight may board in the mirror. */
function mirrorRules({ patterns }: Timetable): Uint8Array {
  const mirrored = patterns.rules.map((rule) => ((rule & 1) << 1) | (rule >> 1))
  reverseRows(patterns.stopStart, mirrored)
  return mirrored
}

function reverseRows(start: Int32Array, rows: Int32Array | Uint8Array): void {
  for (let row = 0; row + 1 < start.length; row++) rows.subarray(start[row], start[row + 1]).reverse()
}

function writeTimes(timetable: Timetable, routes: readonly Route[], isMirrored: boolean, adjusted: AdjustedDays) {
  const starts = routes.flatMap(({ pattern, trips }) => trips.map(() => countStops(timetable, pattern) * 2))
  const timeStart = new Int32Array(starts.length + 1)
  for (const [trip, length] of starts.entries()) timeStart[trip + 1] = (timeStart[trip] ?? 0) + length
  const times = new Int32Array(timeStart[starts.length] ?? 0)
  let at = 0
  for (const { pattern, day, trips } of routes) {
    const length = countStops(timetable, pattern) * 2
    for (const trip of isMirrored ? trips.toReversed() : trips) {
      const ofTrip = readLiveTimes(timetable, trip, adjusted(day))
      if (day === 0 && !isMirrored) times.set(ofTrip, at)
      else
        for (let index = 0; index < length; index++)
          times[at + (isMirrored ? length - 1 - index : index)] = shift(ofTrip[index] ?? 0, day, isMirrored)
      at += length
    }
  }
  return { timeStart, times }
}

function shift(time: number, day: number, isMirrored: boolean): number {
  const shifted = time + day * secondsOfDay
  return isMirrored ? -shifted : shifted
}

type Shape = Pick<
  DayNetwork,
  'routePattern' | 'routeStopStart' | 'routeStopCount' | 'routeTripStart' | 'trips' | 'tripRoute'
>

function indexStops({ routePattern, routeStopStart, routeStopCount }: Shape, stops: Int32Array, stopCount: number) {
  const stopRouteStart = new Int32Array(stopCount + 1)
  const visit = (see: (stop: number, route: number, position: number) => void) => {
    for (let route = 0; route < routePattern.length; route++)
      for (let position = 0; position < (routeStopCount[route] ?? 0); position++)
        see(stops[(routeStopStart[route] ?? 0) + position] ?? 0, route, position)
  }
  visit((stop) => (stopRouteStart[stop + 1] = (stopRouteStart[stop + 1] ?? 0) + 1))
  for (let stop = 0; stop < stopCount; stop++)
    stopRouteStart[stop + 1] = (stopRouteStart[stop + 1] ?? 0) + (stopRouteStart[stop] ?? 0)
  const filled = stopRouteStart.slice()
  const stopRoutes = new Int32Array(stopRouteStart[stopCount] ?? 0)
  const stopPositions = new Int32Array(stopRoutes.length)
  visit((stop, route, position) => {
    const at = filled[stop] ?? 0
    filled[stop] = at + 1
    stopRoutes[at] = route
    stopPositions[at] = position
  })
  return { stopRouteStart, stopRoutes, stopPositions }
}

/** Passengers stay on board within one service day only. In the mirror they come from the trips that went on with them. */
function linkTrips(
  timetable: Timetable,
  routes: readonly Route[],
  { trips, tripRoute, isMirrored }: Shape & { readonly isMirrored: boolean },
  adjusted: AdjustedDays,
) {
  const { id, nextStart, next } = timetable.trips
  const dayOf = (index: number) => routes[tripRoute[index] ?? 0]?.day ?? 0
  const firstDay = minOf(
    routes.map(({ day }) => day),
    0,
  )
  // Where each trip stands on each of the days, or -1.
  const places = new Int32Array(next.length === 0 ? 0 : id.length * (2 - firstDay)).fill(-1)
  for (const [index, trip] of trips.entries()) places[(dayOf(index) - firstDay) * id.length + trip] = index
  const links: { from: number; to: number }[] = []
  for (const [index, trip] of trips.entries())
    for (let at = nextStart[trip] ?? 0; at < (nextStart[trip + 1] ?? 0); at++) {
      const to = places[(dayOf(index) - firstDay) * id.length + (next[at] ?? 0)] ?? -1
      if (to !== -1 && canStayOnBoard(timetable, trip, next[at] ?? -1, adjusted(dayOf(index))))
        links.push(isMirrored ? { from: to, to: index } : { from: index, to })
    }
  links.sort((one, other) => one.from - other.from)
  const start = new Int32Array(trips.length + 1)
  for (const { from } of links) start[from + 1] = (start[from + 1] ?? 0) + 1
  for (let trip = 0; trip < trips.length; trip++) start[trip + 1] = (start[trip + 1] ?? 0) + (start[trip] ?? 0)
  return { nextStart: start, next: Int32Array.from(links, ({ to }) => to) }
}
