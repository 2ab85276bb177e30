import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { Handler } from '../../../kernel/wire/interface.ts'
import type { transitSearch } from '../contract.ts'
import type { ReachCost, TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { chooseRepetition } from '../wire/answer/repeat-element.ts'
import { toVersions } from '../wire/answer/versions.ts'
import { writeAnswer } from '../wire/answer/write-answer.ts'
import type { Datum } from '../wire/position/datum.ts'
import { toGeoPoint } from '../wire/position/to-geo-point.ts'
import { toWireStation } from '../wire/position/to-wire-station.ts'
import { readCount } from '../wire/request/read-choice.ts'
import { readDatum } from '../wire/request/read-course-query.ts'
import { readNearbyQuery, unservedNearby } from '../wire/request/read-nearby-query.ts'
import { readMultipleRangeQuery, readRangeQuery } from '../wire/request/read-reach-query.ts'
import { refuseUnservedParameters } from '../wire/request/refuse-unserved.ts'
import { openClock } from './open-clock.ts'
import type { Station } from '../domain/place.ts'

type Operations = (typeof transitSearch)['operations']

/** All stations of any timetable. */
const all = 1_000_000

export const findNearby: Handler<Operations['findNearby'], TransitSearch, Settings> = async (input, context) => {
  refuseUnservedParameters(input.url, unservedNearby)
  const datum = readDatum(input.query.gcs)
  const found = await context.engine.findNearby(readNearbyQuery(input.query), { signal: context.signal })
  const repeat = chooseRepetition(context.settings.TRANSIT_SEARCH_COLLAPSE)
  const points = found.map(({ station, metres }) => ({ ...toPoint(station, datum), Distance: String(metres) }))
  const ResultSet = dropUndefined({ ...toVersions(await context.engine.listFeeds()), Point: repeat(points) })
  return writeAnswer({ ResultSet }, input)
}

export const findRange: Handler<Operations['findRange'], TransitSearch, Settings> = async (input, context) => {
  const { engine, settings, signal } = context
  const feeds = await engine.listFeeds()
  const query = await readRangeQuery(input.query, openClock(context))
  const { stations } = await engine.findReachable(query, { signal })
  const datum = readDatum(input.query.gcs)
  const points = stations
    .slice(0, readCount('limit', input.query.limit, all, all))
    .map(({ station, costs }) => ({ ...toPoint(station, datum), ...toCost(costs[0]) }))
  const repeat = chooseRepetition(settings.TRANSIT_SEARCH_COLLAPSE)
  return writeAnswer({ ResultSet: dropUndefined({ ...toVersions(feeds), Point: repeat(points) }) }, input)
}

export const findMultipleRange: Handler<Operations['findMultipleRange'], TransitSearch, Settings> = async (
  input,
  context,
) => {
  const { engine, settings, signal } = context
  const feeds = await engine.listFeeds()
  const query = await readMultipleRangeQuery(input.query, openClock(context))
  const { bases, stations } = await engine.findReachable(query, { signal })
  const datum = readDatum(input.query.gcs)
  const repeat = chooseRepetition(settings.TRANSIT_SEARCH_COLLAPSE)
  const points = stations.slice(0, readCount('limit', input.query.limit, all, all)).map(({ station, costs }) => ({
    ...toPoint(station, datum),
    Cost: repeat(costs.map((cost, index) => ({ baseIndex: String(index + 1), ...toCost(cost) }))) ?? [],
  }))
  const Base = repeat(bases.map((station) => ({ Point: toPoint(station, datum) }))) ?? []
  return writeAnswer({ ResultSet: dropUndefined({ ...toVersions(feeds), Base, Point: repeat(points) }) }, input)
}

function toPoint(station: Station, datum: Datum) {
  return { ...toWireStation(station), GeoPoint: toGeoPoint(station, datum) }
}

/** A minute that has begun counts. */
function toCost({ seconds, changes }: ReachCost = { seconds: 0, changes: 0 }) {
  return { Minute: String(Math.ceil(seconds / 60)), TransferCount: String(changes) }
}
