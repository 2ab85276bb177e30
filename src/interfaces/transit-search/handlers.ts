import { dropUndefined } from '../../kernel/config/drop-undefined.ts'
import type { Handlers } from '../../kernel/interface.ts'
import type { transitSearch } from './contract.ts'
import { findLightStations, findStations } from './handlers/find-stations.ts'
import { searchCourses } from './handlers/search-courses.ts'
import type { TransitSearch } from './port.ts'
import type { Settings } from './settings.ts'
import { toDataVersion } from './wire/answer/to-data-version.ts'
import { writeAnswer } from './wire/answer/write-answer.ts'
import { refuseFormat } from './wire/request/refuse.ts'

export const handlers: Handlers<typeof transitSearch, TransitSearch, Settings> = {
  async readDataVersion(input, { engine }) {
    refuseFormat(input.query)
    return writeAnswer(toDataVersion(await engine.listFeeds()), input)
  },
  readMapTiles(_input, { settings }) {
    return dropUndefined({
      address: settings.TRANSIT_SEARCH_TILES,
      credit: settings.TRANSIT_SEARCH_TILES_CREDIT,
    })
  },
  findStations,
  findStationsLight: findLightStations,
  searchCourses: (input, context) => searchCourses(input, context),
  searchCoursesByName: (input, context) => searchCourses(input, context),
  searchPlainCourses: (input, context) => searchCourses(input, context, { kind: 'average' }),
  searchBusCourses: (input, context) => searchCourses(input, context, { kind: 'average', vehicles: 'bus' }),
}
