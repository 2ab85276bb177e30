import { isTimeZone } from '../../domain/is-time-zone.ts'
import type { FeedNode, FeedStop } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { readCoordinate, readInteger, readName } from './read-fields.ts'
import { FieldError, readTable, type TableRow } from './read-table.ts'
import { readWheelchair } from './read-wheelchair.ts'

/** Entrances, nodes of pathways and boarding areas are for ways inside of stations, which journeys do not show. */
const isStopOrStation = (type: number) => type === 0 || type === 1

/** Stops within some hundred metres: the largest stations have a third. Each is compared with those near it. */
const maxInOnePlace = 1_000

export interface FeedStops {
  readonly stops: readonly FeedStop[]
  /** By id. */
  readonly nodes: ReadonlyMap<string, FeedNode>
}

/** stops.txt; the first of two stops with one id counts. */
export async function readStops(files: FeedFiles, problems: ImportProblems): Promise<FeedStops> {
  const stops = new Map<string, FeedStop>()
  const nodes = new Map<string, FeedNode>()
  const places = new Map<string, number>()
  await readTable({ files, file: 'stops.txt', problems, required: ['stop_id'] }, (row) => {
    const type = readInteger(row, 'location_type', 0)
    if (!isStopOrStation(type)) return void nodes.set(row.require('stop_id'), readNode(row, type))
    const stop = readStop(row, type)
    if (stops.has(stop.id)) throw new FieldError('stop_id', `"${stop.id}" stands there already`)
    countInPlace(places, stop)
    stops.set(stop.id, stop)
  })
  return { stops: [...stops.values()].map((stop) => inherit(stop, stops.get(stop.parent))), nodes }
}

/** What a stop does not say its station says; which time zone it is in, its station alone. */
function inherit(stop: FeedStop, station: FeedStop | undefined): FeedStop {
  const wheelchair = stop.wheelchair || station?.wheelchair || 0
  const timeZone = station?.timeZone || stop.timeZone
  const isSame = wheelchair === stop.wheelchair && timeZone === stop.timeZone
  return isSame ? stop : { ...stop, wheelchair, timeZone }
}

/** One that there is not is as good as none. */
function readTimeZone(row: TableRow): string {
  const name = row.read('stop_timezone')
  return isTimeZone(name) ? name : ''
}

const boardingArea = 4

function readNode(row: TableRow, type: number): FeedNode {
  const isPlaced = row.read('stop_lat') !== '' && row.read('stop_lon') !== ''
  const position = isPlaced
    ? { latitude: readCoordinate(row, 'stop_lat', 90), longitude: readCoordinate(row, 'stop_lon', 180) }
    : undefined
  return { position, platform: type === boardingArea ? row.read('parent_station') : '' }
}

/** By squares of a thousandth of a degree. */
function countInPlace(places: Map<string, number>, { latitude, longitude }: FeedStop): void {
  const place = `${Math.floor(latitude * 1000)} ${Math.floor(longitude * 1000)}`
  const count = (places.get(place) ?? 0) + 1
  places.set(place, count)
  if (count > maxInOnePlace) throw new FieldError('stop_lat', `${maxInOnePlace} stops lie in one place before it`)
}

function readStop(row: TableRow, type: number): FeedStop {
  return {
    id: row.require('stop_id'),
    name: readName(row, 'stop_name') || row.require('stop_name'),
    platform: row.read('platform_code'),
    latitude: readCoordinate(row, 'stop_lat', 90),
    longitude: readCoordinate(row, 'stop_lon', 180),
    parent: row.read('parent_station'),
    zone: row.read('zone_id'),
    type,
    wheelchair: readWheelchair(row, 'wheelchair_boarding'),
    spokenName: readName(row, 'tts_stop_name'),
    timeZone: readTimeZone(row),
  }
}
