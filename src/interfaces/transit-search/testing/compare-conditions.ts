import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { formatDate } from '../domain/calendar.ts'
import type { Journey, JourneyQuery, Ride } from '../domain/journey.ts'
import { toSeconds } from '../domain/to-seconds.ts'
import { readText } from '../domain/text-table.ts'
import { type Timetable, vehicleKinds } from '../domain/timetable.ts'
import { JourneyPlanner } from '../engines/embedded/journey-planner.ts'
import { toAccessible } from '../engines/embedded/to-accessible.ts'
import { ConnectionScan, type ScanLimits } from './connection-scan.ts'

/** A station, or several stops that are one place. */
export interface ComparedPlace {
  readonly code: string
  readonly stops: readonly number[]
}

export interface ComparedTrip {
  readonly from: ComparedPlace
  /** On the way, where one is wanted. */
  readonly via: ComparedPlace
  readonly to: ComparedPlace
  /** Seconds from midnight of the day. */
  readonly time: number
}

export interface ConditionCount {
  readonly kind: string
  readonly asked: number
  readonly equal: number
  /** What is not equal, in words. */
  readonly faults: readonly string[]
}

const minute = 60
const secondsOfDay = 86_400
const wheelchairUser = 'a wheelchair'

/**
 * The earliest arrival among the planner's answers under conditions beside that of a connection scan, which shares nothing with it but the timetable: each
 * kind of condition for every trip to which it can be put.
 */
export function compareConditions(
  timetable: Timetable,
  trips: readonly ComparedTrip[],
  day: number,
): readonly ConditionCount[] {
  const flagged = flagAccess(timetable)
  const planners = { usual: new JourneyPlanner(timetable), access: new JourneyPlanner(toAccessible(flagged, 'known')) }
  const scan = new ConnectionScan(timetable, day)
  const counts = new Map<string, { asked: number; equal: number; faults: string[] }>()
  for (const trip of trips)
    for (const { kind, query, expected } of listCases(timetable, flagged, {
      trip,
      day,
      scan,
      planner: planners.usual,
    })) {
      const planner = kind === wheelchairUser ? planners.access : planners.usual
      const found = findArrival(planner, { ...toQuery(trip, day), ...query }, day)
      const count = counts.get(kind) ?? { asked: 0, equal: 0, faults: [] }
      counts.set(kind, count)
      count.asked++
      if (found === expected) count.equal++
      else
        count.faults.push(
          `${trip.from.code} ${trip.to.code} ${trip.time} ${JSON.stringify(query)}: ${found}, not ${expected}`,
        )
    }
  return [...counts].map(([kind, count]) => ({ kind, ...count }))
}

interface Case {
  readonly kind: string
  readonly query: Partial<JourneyQuery>
  /** Seconds from midnight of the day; infinite where nothing arrives. */
  readonly expected: number
}

interface Drawn {
  readonly trip: ComparedTrip
  readonly day: number
  readonly scan: ConnectionScan
  readonly planner: JourneyPlanner
}

function* listCases(timetable: Timetable, flagged: Timetable, { trip, day, scan, planner }: Drawn): Generator<Case> {
  const { from, via, to, time } = trip
  const within = waysWithinStations(timetable)
  const arrive = (limits: ScanLimits = {}, begin = time, origin = from, target = to) =>
    scan.findArrival(origin.stops, new Set(target.stops), begin, { waySeconds: within, ...limits })
  yield { kind: 'no walks', query: {}, expected: arrive() }
  const rides = listRides(planner, toQuery(trip, day))
  const [first] = rides
  if (first) {
    const lines = { avoidedLines: [first.line] }
    const runsOn = (name: string) => name === first.line || name.split('・', 1)[0] === first.line
    yield {
      kind: 'without a line',
      query: { lines },
      expected: arrive({ allowsTrip: unless(timetable, ({ name }) => runsOn(name)) }),
    }
    const operator = { avoidedOperators: [first.operator] }
    const isTheirs = unless(timetable, (line) => line.operator === first.operator)
    if (first.operator !== '')
      yield { kind: 'without an operator', query: { lines: operator }, expected: arrive({ allowsTrip: isTheirs }) }
    const kinds = { kinds: vehicleKinds.filter((kind) => kind !== first.vehicle) }
    const isSuch = unless(timetable, ({ kind }) => kind === first.vehicle)
    yield { kind: 'without a kind of vehicle', query: { lines: kinds }, expected: arrive({ allowsTrip: isSuch }) }
  }
  const maxChanges = Math.max(0, rides.filter(({ isThrough }) => !isThrough).length - 2)
  yield { kind: 'fewer changes', query: { maxChanges }, expected: arrive({ maxRides: maxChanges + 1 }) }
  const places = [from, via, to].map(({ code }) => ({ code }))
  yield { kind: 'by way of a place', query: { places }, expected: arrive({ vias: [new Set(via.stops)] }) }
  const stay = (1 + (time % 50)) * minute
  const left = arrive({}, time, from, via) + stay
  yield {
    kind: 'a stay on the way',
    query: { places, stays: [stay] },
    expected: arriveAfter(timetable, { day, scan }, { left, via, to, within }),
  }
  const { stops, trips } = flagged
  const access = {
    allowsTrip: (index: number) => trips.wheelchair[index] === 1,
    allowsStop: (stop: number) => stops.wheelchair[stop] === 1,
    waySeconds: within.map((seconds, way) => (seconds < 0 ? seconds : (flagged.transfers.stepFree[way] ?? -1))),
  }
  yield { kind: wheelchairUser, query: { wheelchair: 'known' }, expected: arrive(access) }
}

interface Onward {
  readonly left: number
  readonly via: ComparedPlace
  readonly to: ComparedPlace
  readonly within: Int32Array
}

/** A stay may last until another day, of which the first scan knows too little. Nobody stays where nobody comes. */
function arriveAfter(
  timetable: Timetable,
  { day, scan }: Pick<Drawn, 'day' | 'scan'>,
  { left, via, to, within }: Onward,
): number {
  if (!Number.isFinite(left)) return left
  const days = Math.floor(left / secondsOfDay)
  const ofDay = days === 0 ? scan : new ConnectionScan(timetable, day + days)
  const begin = left - days * secondsOfDay
  return days * secondsOfDay + ofDay.findArrival(via.stops, new Set(to.stops), begin, { waySeconds: within })
}

function toQuery({ from, to, time }: ComparedTrip, day: number): JourneyQuery {
  const places = [{ code: from.code }, { code: to.code }]
  return { places, kind: 'departure', date: formatDate(day), time, order: 'best', maxJourneys: 5, avoidsWalking: true }
}

function listRides(planner: JourneyPlanner, query: JourneyQuery): readonly Ride[] {
  const [first] = plan(planner, query)
  return first?.legs.filter((leg) => leg.kind === 'ride') ?? []
}

/** A place that nothing serves on the day is one that nobody reaches. */
function plan(planner: JourneyPlanner, query: JourneyQuery): readonly Journey[] {
  try {
    return planner.plan(query).journeys
  } catch (thrown) {
    if (thrown instanceof ServiceError && thrown.code === 'unserved_place') return []
    throw thrown
  }
}

function findArrival(planner: JourneyPlanner, query: JourneyQuery, day: number): number {
  const begin = toSeconds({ date: formatDate(day), time: 0 })
  const arrivals = plan(planner, query).map(({ legs }) => {
    const last = legs.at(-1)
    const arrival = last?.kind === 'ride' ? last.calls.at(-1)?.arrival : undefined
    return arrival ? toSeconds(arrival) - begin : Number.POSITIVE_INFINITY
  })
  return Math.min(Number.POSITIVE_INFINITY, ...arrivals)
}

function waysWithinStations({ transfers, stops }: Timetable): Int32Array {
  const seconds = transfers.seconds.slice()
  for (let stop = 0; stop + 1 < transfers.start.length; stop++)
    for (let way = transfers.start[stop] ?? 0; way < (transfers.start[stop + 1] ?? 0); way++)
      if (stops.station[stop] !== stops.station[transfers.to[way] ?? 0]) seconds[way] = -1
  return seconds
}

interface Line {
  readonly name: string
  readonly operator: string
  readonly kind: string
}

/** Trips of lines that are not such. */
function unless({ lines, texts, patterns, trips }: Timetable, isSuch: (line: Line) => boolean) {
  const isLeftOut = Array.from(lines.id, (_, line) =>
    isSuch({
      name: readText(texts, lines.name[line] ?? 0),
      operator: readText(texts, lines.operator[line] ?? 0),
      kind: vehicleKinds[lines.kind[line] ?? 0] ?? '',
    }),
  )
  return (trip: number) => !isLeftOut[patterns.line[trips.pattern[trip] ?? 0] ?? 0]
}

/** No feed at hand says much of wheelchairs: most stops, trips and ways are made open to them, in a way that is the same every time. */
function flagAccess(timetable: Timetable): Timetable {
  const { stops, trips, transfers } = timetable
  const isOpen = (index: number, tenths: number) => Math.imul(index + 1, 0x9e_37_79_b1) >>> 0 < (tenths / 10) * 2 ** 32
  return {
    ...timetable,
    stops: { ...stops, wheelchair: stops.wheelchair.map((_, stop) => (isOpen(stop, 9) ? 1 : 2)) },
    trips: { ...trips, wheelchair: trips.wheelchair.map((_, trip) => (isOpen(trip, 7) ? 1 : 2)) },
    transfers: { ...transfers, stepFree: transfers.seconds.map((seconds, way) => (isOpen(way, 8) ? seconds : -1)) },
  }
}
