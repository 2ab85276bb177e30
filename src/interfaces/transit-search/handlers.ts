import { dropUndefined } from '../../libraries/json/drop-undefined.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { transitSearch } from './contract.ts'
import { findLightStations, findStations } from './handlers/find-stations.ts'
import { editCourse } from './handlers/edit-course.ts'
import { linkCourses } from './handlers/link-courses.ts'
import { readCourseTimetable, recalculateCourse, repayCourse } from './handlers/kept-courses.ts'
import { findMultipleRange, findNearby, findRange } from './handlers/find-reachable.ts'
import { findLines, findOperators, readStationInformation } from './handlers/list-lines.ts'
import { listDepartures, readTimetable, readTrain } from './handlers/read-timetables.ts'
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
  editCourse,
  recalculateCourse,
  repayCourse,
  readCourseTimetable,
  linkCourses,
  findLines,
  findOperators,
  readStationInformation,
  findNearby,
  findRange,
  findMultipleRange,
  readTimetable,
  readTrain,
  listDepartures,
  findStations,
  findStationsLight: findLightStations,
  searchCourses: (input, context) => searchCourses(input, context),
  searchCoursesByName: (input, context) => searchCourses(input, context),
  searchPlainCourses: (input, context) => searchCourses(input, context, { kind: 'average' }),
  searchBusCourses: (input, context) => searchCourses(input, context, { kind: 'average', lines: { kinds: ['bus'] } }),
}
