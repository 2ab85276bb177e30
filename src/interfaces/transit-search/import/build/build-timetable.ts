import { formatDate } from '../../domain/calendar.ts'
import type { Timetable } from '../../domain/timetable.ts'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import type { ImportedFeed } from '../../port.ts'
import type { Feed } from '../gtfs/feed.ts'
import type { ImportProblems } from '../gtfs/import-problems.ts'
import type { PreviousCodes } from './assign-codes.ts'
import { buildFares, buildFareTransfers, buildZones } from './build-fares.ts'
import { buildHeadsigns } from './build-headsigns.ts'
import { buildLines } from './build-lines.ts'
import { buildPatterns, type PatternedTrips } from './build-patterns.ts'
import { buildSequences } from './build-sequences.ts'
import { buildServices } from './build-services.ts'
import { buildStations, buildStops } from './build-stations.ts'
import { buildTransfers } from './build-transfers.ts'
import { buildTrips } from './build-trips.ts'
import { chooseTimeZone } from './choose-time-zone.ts'
import { readFareZones } from './fare-zones.ts'
import { mergeStations } from './merge-stations.ts'
import { moveFeed } from './move-feed.ts'
import { collectStops } from './network-stops.ts'
import { collectTrips } from './network-trips.ts'
import { placeTimeZones } from './place-time-zones.ts'
import { TextBuilder } from './text-builder.ts'
import type { TransferOptions } from './transfer-options.ts'

export interface BuildContext {
  /** In the order of `feeds`. */
  readonly problems: readonly ImportProblems[]
  readonly options: TransferOptions
  /** Milliseconds since 1970. */
  readonly now: number
  /** How names whose reading no feed says are likely to be read. */
  readonly likelyReadings: ReadonlyMap<string, string>
  /** Stations keep their codes where they can. */
  readonly previousCodes: PreviousCodes
}

/**
 * One timetable of all feeds, in steps between which others may have their turn. Throws an `OperatorError` for a feed without trips.
 */
export function* buildTimetable(
  read: readonly Feed[],
  { problems, options, now, likelyReadings, previousCodes }: BuildContext,
): Generator<void, Timetable> {
  const texts = new TextBuilder()
  const timeZone = chooseTimeZone(read)
  const feeds = read.map((feed) => moveFeed(feed, timeZone))
  yield
  const network = collectStops(feeds)
  yield
  const stations = yield* mergeStations(network)
  yield
  const firstLine = countUp(feeds.map(({ lines }) => lines.length))
  const patterned = yield* buildPatterns(feeds, network, firstLine, collectUsable(feeds, problems))
  yield
  const built = buildServices(feeds)
  const { sequences, sequence } = buildSequences(feeds, patterned.trips)
  const { headsigns, ofTrip } = buildHeadsigns(feeds, patterned.trips, texts)
  yield
  const trips = buildTrips(feeds, patterned, built, texts, { sequence, headsigns: ofTrip })
  yield
  const weights = weighStops(patterned, network.stops.length)
  const { otherTimeZones, ofStop: timeZones } = placeTimeZones(feeds, network.stops, timeZone)
  const context = { feeds, stops: network.stops, stations, weights, texts, likelyReadings, previousCodes, timeZones }
  const stops = buildStops(context)
  const zones = feeds.map((feed, index) => readFareZones(feed, problems[index]))
  const fares = { feeds, zones, firstLine, texts }
  yield
  const toJoin = { feeds, network, station: stops.station, firstLine, trips: patterned.trips, options }
  const ways = yield* buildTransfers(toJoin)
  yield
  return {
    feeds: feeds.map((feed) => toImportedFeed(feed, now)),
    timeZone,
    otherTimeZones,
    walkingSpeed: options.speed,
    firstDay: built.firstDay,
    dayCount: built.dayCount,
    firstStop: network.firstStop,
    stops,
    stations: buildStations(context),
    lines: buildLines(feeds, texts),
    patterns: { ...patterned.patterns, zones: buildZones(fares, patterned.patterns, network) },
    trips,
    sequences,
    headsigns,
    times: patterned.times,
    ...ways,
    services: built.services,
    fares: buildFares(fares),
    fareTransfers: buildFareTransfers(feeds, texts),
    texts: texts.build(),
  }
}

function collectUsable(feeds: readonly Feed[], problems: readonly ImportProblems[]) {
  const trips = collectTrips(feeds, problems)
  for (const [index, { shown }] of feeds.entries()) {
    if (trips.some(({ feed }) => feed === index)) continue
    const sentence = `${shown} has no trip with two stops and times.`
    throw problems[index]?.explain(sentence) ?? new OperatorError(sentence)
  }
  return trips
}

function countUp(lengths: readonly number[]): number[] {
  let sum = 0
  return lengths.map((length) => (sum += length) - length)
}

/** Calls at each stop, whatever the day. */
function weighStops({ patterns }: PatternedTrips, stopCount: number): Float64Array {
  const weights = new Float64Array(stopCount)
  for (let pattern = 0; pattern < patterns.line.length; pattern++) {
    const trips = (patterns.tripStart[pattern + 1] ?? 0) - (patterns.tripStart[pattern] ?? 0)
    for (const stop of patterns.stops.subarray(patterns.stopStart[pattern], patterns.stopStart[pattern + 1]))
      weights[stop] = (weights[stop] ?? 0) + trips
  }
  return weights
}

function toImportedFeed({ name, info, services }: Feed, now: number): ImportedFeed {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const days of services.values())
    for (const day of days) {
      first = Math.min(first, day)
      last = Math.max(last, day)
    }
  const runs = first <= last
  const { publisher, version, license } = info
  const [firstDate, lastDate] = [runs ? formatDate(first) : '', runs ? formatDate(last) : '']
  return { name, publisher, version, license, firstDate, lastDate, importedAt: now, timeZone: info.timeZone }
}
