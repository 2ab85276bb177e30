/** Searches timetables imported on this machine, offline, in worker threads. */
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { AskOptions, TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { CurrentAdjustments } from './embedded/live/current-adjustments.ts'
import { CurrentTimetable, type OpenTimetable } from './embedded/current-timetable.ts'
import type { SearchTask } from './embedded/search-worker.ts'
import type { Question } from './embedded/timetable-desk.ts'
import { findTimeZone } from './embedded/place-clock.ts'
import { readStationAt } from './embedded/station-reader.ts'
import { readServerSecret } from '../storage/server-secret.ts'
import { readSharedSecret } from '../storage/shared-secret.ts'
import type { Tables } from '../storage/tables.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { memoizeLoad } from '../../../libraries/memoize/memoize-load.ts'

const queue = 'transit-search'

/** Where nothing was imported yet, for the sake of the sentence that says so. */
const usualTimeZone = 'Asia/Tokyo'

/** Without settings and storage there are no live data. */
export type SearchContext = Pick<EngineContext, 'workers' | 'dataFolder' | 'now' | 'log'> &
  Partial<Pick<EngineContext<Settings>, 'settings' | 'storage'>>

export default function createEngine(context: SearchContext): TransitSearch {
  const { workers, dataFolder, now, log, settings, storage } = context
  const live = settings && storage && new CurrentAdjustments({ ...context, settings, storage }, queue)
  const current = new CurrentTimetable(dataFolder, { now, log })
  const pool = workers.open<SearchTask, string>(new URL('./embedded/search-worker.ts', import.meta.url), { queue })

  const readCurrent = async (): Promise<OpenTimetable> => {
    const open = await current.read()
    if (!open) throw emptyTimetable()
    return open
  }

  /** A thread of this process wrote the answer. */
  const ask = async <Answer>(question: Question, options?: AskOptions): Promise<Answer> => {
    const open = await readCurrent()
    const adjustments = await live?.read(open)
    return JSON.parse(await pool.run({ question, name: open.name, file: open.file, adjustments }, options)) as Answer
  }

  return {
    async listFeeds() {
      return (await current.read())?.timetable.feeds ?? []
    },
    async readTimeZone(place) {
      const open = await current.read()
      if (!open) return usualTimeZone
      return place ? findTimeZone(open, place) : open.timetable.timeZone
    },
    ...createStationFinder(readCurrent),
    findJourneys: (query, options) => ask({ about: 'journeys', query }, options),
    rebuildJourney: (query, options) => ask({ about: 'kept', query }, options),
    readSecret: memoizeLoad(() => readSecret(dataFolder, storage)),
    listDirections: (place, options) => ask({ about: 'directions', place }, options),
    listDepartures: (query, options) => ask({ about: 'departures', query }, options),
    findNearby: (query, options) => ask({ about: 'nearby', query }, options),
    findReachable: (query, options) => ask({ about: 'reachable', query }, options),
    listLines: (query, options) => ask({ about: 'lines', query }, options),
    listLineStations: (query, options) => ask({ about: 'line stations', query }, options),
    async listAlerts() {
      return (await live?.readAlerts(await readCurrent())) ?? []
    },
    readRun: (run, options) => ask({ about: 'run', run }, options),
  }
}

function emptyTimetable(): ServiceError {
  const message = 'No timetable has been imported yet: mainstay import gtfs FILE takes one in.'
  return new ServiceError('empty_timetable', 503, message)
}

function createStationFinder(
  readCurrent: () => Promise<OpenTimetable>,
): Pick<TransitSearch, 'readStation' | 'findStations'> {
  return {
    async readStation(code) {
      const { timetable, index } = await readCurrent()
      const station = index.findByCode(code)
      return station === undefined ? undefined : readStationAt(timetable, station)
    },
    async findStations(query) {
      const { timetable, index } = await readCurrent()
      if (query.prefecture !== undefined && timetable.stations.prefecture.every((number) => number === 0))
        throw new ServiceError(
          'unknown_prefectures',
          400,
          'The prefecture of no station is known: none lies in Japan, or the timetable was imported before prefectures were added.',
        )
      return index.find(query).map((station) => readStationAt(timetable, station))
    },
  }
}

/** Servers on one PostgreSQL share it; on SQLite they share the data folder, too. */
function readSecret(dataFolder: string, storage: SearchContext['storage']): Promise<string> {
  return storage?.dialect === 'postgres'
    ? readSharedSecret(storage.tables<Tables>(), dataFolder)
    : readServerSecret(dataFolder)
}
