/** Searches timetables imported on this machine, offline, in worker threads. */
import type { EngineContext } from '../../../kernel/engines/engine.ts'
import type { JourneyAnswer, TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { CurrentAdjustments } from './embedded/live/current-adjustments.ts'
import { CurrentTimetable, type OpenTimetable } from './embedded/current-timetable.ts'
import type { SearchTask } from './embedded/search-worker.ts'
import { readStationAt } from './embedded/station-reader.ts'
import { ServiceError } from '../../../kernel/errors/service-error.ts'

const queue = 'transit-search'

/** Without settings and storage there are no live data. */
export type SearchContext = Pick<EngineContext, 'workers' | 'dataFolder' | 'now' | 'log'> &
  Partial<Pick<EngineContext<Settings>, 'settings' | 'storage'>>

export default function createEngine(context: SearchContext): TransitSearch {
  const { workers, dataFolder, now, log, settings, storage } = context
  const live = settings && storage && new CurrentAdjustments({ ...context, settings, storage }, queue)
  const current = new CurrentTimetable(dataFolder, { now, log })
  const pool = workers.open<SearchTask, string>(new URL('./embedded/search-worker.ts', import.meta.url), {
    queue,
  })

  const readCurrent = async (): Promise<OpenTimetable> => {
    const open = await current.read()
    if (open) return open
    throw new ServiceError(
      'empty_timetable',
      503,
      'No timetable has been imported yet: mainstay import gtfs FILE takes one in.',
    )
  }

  return {
    async listFeeds() {
      return (await current.read())?.timetable.feeds ?? []
    },
    async readStation(code) {
      const { timetable, index } = await readCurrent()
      const station = index.findByCode(code)
      return station === undefined ? undefined : readStationAt(timetable, station)
    },
    async findStations(query) {
      const { timetable, index } = await readCurrent()
      return index.find(query).map((station) => readStationAt(timetable, station))
    },
    async findJourneys(query, options) {
      const open = await readCurrent()
      const adjustments = await live?.read(open)
      return readAnswer(await pool.run({ query, name: open.name, file: open.file, adjustments }, options))
    },
  }
}

/** A thread of this process wrote it. */
function readAnswer(json: string): JourneyAnswer {
  return JSON.parse(json) as JourneyAnswer
}
