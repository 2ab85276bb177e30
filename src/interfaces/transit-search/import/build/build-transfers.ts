import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import { memoizeRecent } from '../../../../libraries/memoize/memoize-recent.ts'
import { measureDistance } from '../../domain/measure-distance.ts'
import { none, type TransferRuleTable, type TransferTable } from '../../domain/timetable.ts'
import type { Feed, FeedTransfer } from '../gtfs/feed.ts'
import type { NetworkStop, NetworkStops } from './network-stops.ts'
import type { NetworkTrip } from './network-trips.ts'
import { findPathwayWays } from './pathway-ways.ts'
import { TransferMap } from './transfer-map.ts'
import type { TransferOptions } from './transfer-options.ts'

export interface TransferContext {
  readonly feeds: readonly Feed[]
  readonly network: NetworkStops
  /** Station of each stop. */
  readonly station: Int32Array
  readonly firstLine: readonly number[]
  readonly trips: readonly NetworkTrip[]
  readonly options: TransferOptions
}

interface Rule {
  readonly fromStop: number
  readonly toStop: number
  readonly fromLine: number
  readonly toLine: number
  readonly fromTrip: number
  readonly toTrip: number
  readonly seconds: number
}

/** Stations whose stops are remembered. */
const maxLists = 10_000

/** Pairs of stops, and of trips at them, that transfers.txt may say something of: some times those of the largest countries. */
const maxPairs = 2_000_000

/** Generated ways, what transfers.txt says of stops in their place, and what it says of lines and trips as rules. */
export function* buildTransfers(
  context: TransferContext,
): Generator<void, { transfers: TransferTable; transferRules: TransferRuleTable }> {
  const map = yield* TransferMap.build(context.network.stops, context.station, context.options)
  const rules: Rule[] = []
  let pairs = 0
  yield* applyPathways(context, map)
  for (const [feed, { transfers }] of context.feeds.entries()) {
    const find = createFinder(context, feed)
    // What is said of stations stands behind what is said of their stops.
    const sorted = transfers
      .filter(({ type }) => type < 4)
      .map((transfer) => ({ transfer, from: find.stops(transfer.fromStop), to: find.stops(transfer.toStop) }))
      .toSorted((one, other) => other.from.length * other.to.length - one.from.length * one.to.length)
    for (const [index, { transfer, from: fromStops, to: toStops }] of sorted.entries()) {
      if (index % 1024 === 0) yield
      pairs += fromStops.length * toStops.length * (isGeneral(transfer) ? 1 : find.countTrips(transfer))
      if (pairs > maxPairs) throw tooManyPairs()
      for (const from of fromStops)
        for (const to of toStops) {
          if (isGeneral(transfer)) applyToStops(context, map, transfer, from, to)
          else for (const rule of toRules(find, map, transfer, from, to, context)) rules.push(rule)
        }
    }
  }
  return { transfers: map.toTable(), transferRules: toRuleTable(rules) }
}

/** They say what is guessed otherwise; what transfers.txt says counts more. */
function* applyPathways({ feeds, network, options }: TransferContext, map: TransferMap): Generator<void, void> {
  for (const [index, feed] of feeds.entries()) {
    const first = network.firstStop[index] ?? 0
    for (const { from, to, seconds, metres, stepFreeSeconds } of yield* findPathwayWays(feed, options.speed))
      map.set(from + first, to + first, {
        metres: Math.round(metres),
        seconds: Math.max(options.sameStop, Math.round(seconds)),
        stepFree: stepFreeSeconds === undefined ? none : Math.round(stepFreeSeconds),
      })
  }
}

function tooManyPairs(): OperatorError {
  const maxText = maxPairs.toLocaleString('en')
  return new OperatorError(`transfers.txt says something of more than ${maxText} pairs of stops, or of trips at them.`)
}

function isGeneral({ fromLine, toLine, fromTrip, toTrip }: FeedTransfer): boolean {
  return fromLine === '' && toLine === '' && fromTrip === '' && toTrip === ''
}

function applyToStops(
  context: TransferContext,
  map: TransferMap,
  transfer: FeedTransfer,
  from: number,
  to: number,
): void {
  if (transfer.type === 3) return map.remove(from, to)
  const metres = map.get(from, to)?.metres ?? measureStops(context.network.stops, from, to)
  map.set(from, to, {
    ...map.get(from, to),
    metres,
    seconds: secondsOf(transfer, map, from, to, metres, context.options),
  })
}

function secondsOf(
  { type, seconds }: FeedTransfer,
  map: TransferMap,
  from: number,
  to: number,
  metres: number,
  { speed, sameStop }: TransferOptions,
): number {
  if (type === 3) return none
  if (type === 1) return 0
  if (type === 2 && seconds >= 0) return seconds
  return map.get(from, to)?.seconds ?? Math.round(sameStop + metres / speed)
}

function measureStops(stops: readonly NetworkStop[], from: number, to: number): number {
  const [one, other] = [stops[from], stops[to]]
  return one && other ? Math.round(measureDistance(one, other)) : 0
}

type Finder = ReturnType<typeof createFinder>

/** Ids of one feed as indices of the timetable. */
function createFinder({ feeds, network, firstLine, trips }: TransferContext, feed: number) {
  const { stops = [], lines = [], trips: feedTrips = [] } = feeds[feed] ?? {}
  const first = network.firstStop[feed] ?? 0
  const byId = Map.groupBy(stops.keys(), (stop) => stops[stop]?.id ?? '')
  const byParent = Map.groupBy(stops.keys(), (stop) => stops[stop]?.parent ?? '')
  const lineIndices = new Map(lines.map(({ id }, index) => [id, index + (firstLine[feed] ?? 0)]))
  const ofFeed = [...trips.keys()].filter((index) => trips[index]?.feed === feed)
  const tripIndices = Map.groupBy(ofFeed, (index) => feedTrips[trips[index]?.trip ?? -1]?.id ?? '')
  const listTrips = (id: string) => (id === '' ? [none] : (tripIndices.get(id) ?? []))
  const list = memoizeRecent(maxLists, (id: string) => {
    const [stop = -1] = byId.get(id) ?? []
    const isServed = (network.stops[first + stop]?.kinds.size ?? 0) > 0
    const ofStation = [...(byParent.get(id) ?? []), ...(isServed ? [stop] : [])]
    return (stops[stop]?.type === 1 ? ofStation : [stop]).filter((found) => found >= 0).map((each) => each + first)
  })
  return {
    stops: list,
    countTrips: ({ fromTrip, toTrip }: FeedTransfer) => listTrips(fromTrip).length * listTrips(toTrip).length,
    line: (id: string) => lineIndices.get(id) ?? none,
    trips: listTrips,
  }
}

/** A rule each for all runs of the trips that it names. */
function toRules(
  find: Finder,
  map: TransferMap,
  transfer: FeedTransfer,
  from: number,
  to: number,
  context: TransferContext,
): Rule[] {
  const metres = map.get(from, to)?.metres ?? measureStops(context.network.stops, from, to)
  const seconds = secondsOf(transfer, map, from, to, metres, context.options)
  const lines = { fromLine: find.line(transfer.fromLine), toLine: find.line(transfer.toLine) }
  return find
    .trips(transfer.fromTrip)
    .flatMap((fromTrip) =>
      find
        .trips(transfer.toTrip)
        .map((toTrip) => ({ fromStop: from, toStop: to, ...lines, fromTrip, toTrip, seconds })),
    )
}

function toRuleTable(rules: readonly Rule[]): TransferRuleTable {
  return {
    fromStop: Int32Array.from(rules, ({ fromStop }) => fromStop),
    toStop: Int32Array.from(rules, ({ toStop }) => toStop),
    fromLine: Int32Array.from(rules, ({ fromLine }) => fromLine),
    toLine: Int32Array.from(rules, ({ toLine }) => toLine),
    fromTrip: Int32Array.from(rules, ({ fromTrip }) => fromTrip),
    toTrip: Int32Array.from(rules, ({ toTrip }) => toTrip),
    seconds: Int32Array.from(rules, ({ seconds }) => seconds),
  }
}
