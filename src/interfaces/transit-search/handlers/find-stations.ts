import type { Handler, OperationContext } from '../../../kernel/wire/interface.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { transitSearch } from '../contract.ts'
import type { TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { chooseRepetition } from '../wire/answer/repeat-element.ts'
import { toVersions } from '../wire/answer/versions.ts'
import { writeAnswer } from '../wire/answer/write-answer.ts'
import { toGeoPoint } from '../wire/position/to-geo-point.ts'
import { toWireStation } from '../wire/position/to-wire-station.ts'
import { readCount } from '../wire/request/read-choice.ts'
import { readDatum } from '../wire/request/read-course-query.ts'
import { readStationQuery, type StationParameters } from '../wire/request/read-station-query.ts'
import type { Station } from '../domain/place.ts'

type Operations = (typeof transitSearch)['operations']
type Context = OperationContext<TransitSearch, Settings>

/** How far the stations of a name are counted. */
const maxCounted = 2000
const maxPage = 100
const maxLight = 30

export const findStations: Handler<Operations['findStations'], TransitSearch, Settings> = async (input, context) => {
  const datum = readDatum(input.query.gcs)
  const offset = readCount('offset', input.query.offset, 1, maxCounted)
  const limit = readCount('limit', input.query.limit, maxPage, maxPage)
  const stations = await listStations(input.query, maxCounted, context)
  const points = stations
    .slice(offset - 1, offset - 1 + limit)
    .map((station) => ({ ...toWireStation(station), GeoPoint: toGeoPoint(station, datum) }))
  const ResultSet = dropUndefined({
    ...toVersions(await context.engine.listFeeds()),
    max: String(stations.length),
    offset: String(offset),
    Point: repeaterOf(context)(points),
  })
  return writeAnswer({ ResultSet }, input)
}

export const findLightStations: Handler<Operations['findStationsLight'], TransitSearch, Settings> = async (
  input,
  context,
) => {
  const stations = await listStations(input.query, maxLight, context)
  const ResultSet = dropUndefined({
    ...toVersions(await context.engine.listFeeds()),
    Point: repeaterOf(context)(stations.slice(0, maxLight).map(toWireStation)),
  })
  return writeAnswer({ ResultSet }, input)
}

function repeaterOf({ settings }: Context) {
  return chooseRepetition(settings.TRANSIT_SEARCH_COLLAPSE)
}

async function listStations(
  parameters: StationParameters,
  limit: number,
  { engine }: Context,
): Promise<readonly Station[]> {
  const request = readStationQuery(parameters, limit)
  if ('of' in request) return engine.listLineStations(request.of)
  if ('query' in request) return engine.findStations(request.query)
  return Promise.all(request.codes.map((code) => readStation(code, engine)))
}

async function readStation(code: string, engine: TransitSearch): Promise<Station> {
  const station = await engine.readStation(code)
  if (station) return station
  throw new ServiceError('unknown_place', 404, `There is no station with the code ${code}.`, { field: 'code' })
}
