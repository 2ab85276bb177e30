import type { TObject, TSchema } from 'typebox'
import { defineContract, type Operation } from '../../kernel/wire/contract.ts'
import { CourseAnswer, LinkAnswer } from './contract/course.ts'
import { VersionAnswer } from './contract/data-version.ts'
import { Failure } from './contract/envelope.ts'
import {
  busParameters,
  departureParameters,
  editParameters,
  keptParameters,
  linkParameters,
  recalculateParameters,
  sectionParameters,
  timetableParameters,
  trainParameters,
  courseParameters,
  nameParameters,
  plainParameters,
  stationParameters,
  lightStationParameters,
  versionParameters,
} from './contract/parameters.ts'
import { MapTiles } from './contract/map-tiles.ts'
import {
  InformationAnswer,
  informationParameters,
  LinesAnswer,
  linesParameters,
  OperatorsAnswer,
  operatorsParameters,
} from './contract/lines.ts'
import {
  MultipleRangeAnswer,
  multipleRangeParameters,
  NearbyAnswer,
  nearbyParameters,
  RangeAnswer,
  rangeParameters,
} from './contract/reach.ts'
import { DepartureBoard, TimetableAnswer, TrainAnswer } from './contract/timetable.ts'
import { LightStationAnswer, StationAnswer } from './contract/station.ts'

/** The same call below `/v1/xml` answers the same structure as XML. */
const at = <const Path extends string>(path: Path) =>
  ({
    method: 'GET',
    path: `/v1/json/${path}`,
    aliases: [`/v1/xml/${path}`],
    mediaTypes: {
      [`/v1/json/${path}`]: ['application/json', 'text/plain'],
      [`/v1/xml/${path}`]: ['application/xml', 'text/xml'],
    },
  }) as const satisfies Partial<Operation>

type Query = Readonly<Record<string, string>>

/** An operation of the original. */
const ask = <const Path extends string, Parameters extends TObject, Answer extends TSchema>(
  path: Path,
  summary: string,
  parameters: Parameters,
  response: Answer,
  query?: Query,
) => ({ ...at(path), summary, query: parameters, response, example: query ? { query } : {} })

/** T: journeys over the timetables that were imported, on the wire of Ekispert's web service. */
export const transitSearch = defineContract({
  id: 'transit-search',
  spec: 'T',
  title: 'Transit search',
  summary: 'Journeys over timetables of your own; below /v1/xml as XML.',
  base: 'transit',
  key: { in: 'query', name: 'key', need: 'required' },
  failure: { body: Failure, statuses: { missing_key: 403, wrong_key: 403 } },
  operations: {
    searchCourses: ask('search/course/extreme', 'Journeys through stations', courseParameters, CourseAnswer, {
      viaList: '港:大学前',
      time: '0800',
      gcs: 'wgs84',
    }),
    readDataVersion: ask('dataversion', 'Timetables and their days', versionParameters, VersionAnswer),
    findStations: {
      ...ask('station', 'Stations with their positions', stationParameters, StationAnswer, {
        name: '凪浜',
      }),
      errors: { 404: Failure },
    },
    findStationsLight: ask('station/light', 'Up to 30 stations', lightStationParameters, LightStationAnswer, {
      name: 'なぎはま',
      type: 'train',
    }),
    searchCoursesByName: ask('search/course', 'Journeys by name', nameParameters, CourseAnswer, {
      from: '凪浜',
      to: '空港',
      time: '0930',
    }),
    searchPlainCourses: ask('search/course/plain', 'Journeys by average waiting', plainParameters, CourseAnswer, {
      from: '凪浜',
      to: '高原',
    }),
    searchBusCourses: ask('search/course/bus', 'Buses by average waiting', busParameters, CourseAnswer, {
      from: '市役所前',
      to: '病院前',
    }),
    readTimetable: ask('station/timetable', 'Timetables of a station', timetableParameters, TimetableAnswer, {
      stationName: '港',
    }),
    readTrain: {
      ...ask('station/timetable/train', 'Stops of a train', trainParameters, TrainAnswer),
      aliases: ['/v1/xml/station/timetable/train', '/v1/json/course/timetable/train', '/v1/xml/course/timetable/train'],
    },
    findNearby: ask('geo/station', 'Stations around a position', nearbyParameters, NearbyAnswer, {
      geoPoint: '33.9,138.3,wgs84,5000',
    }),
    findRange: ask('search/range', 'Stations within minutes of one', rangeParameters, RangeAnswer, { name: '港' }),
    findMultipleRange: ask(
      'search/multipleRange',
      'Stations within minutes of several',
      multipleRangeParameters,
      MultipleRangeAnswer,
      { baseList: '港:凪浜', upperMinute: '30:30' },
    ),
    editCourse: ask('course/edit', 'A course with other trains', editParameters, CourseAnswer),
    recalculateCourse: ask('course/recalculate', 'A course with other fares', recalculateParameters, CourseAnswer),
    repayCourse: ask('course/repayment', 'No pass is paid back', keptParameters, CourseAnswer),
    readCourseTimetable: ask('course/timetable', 'Timetable of a course’s line', sectionParameters, TimetableAnswer),
    linkCourses: ask('search/course/light', 'A page with journeys', linkParameters, LinkAnswer, {
      from: '港',
      to: '空港',
    }),
    findLines: ask('rail', 'Lines', linesParameters, LinesAnswer, { from: '港', to: '緑橋' }),
    findOperators: ask('corporation', 'Operators', operatorsParameters, OperatorsAnswer, { name: '浜北' }),
    readStationInformation: ask('station/info', 'Lines of a station', informationParameters, InformationAnswer),
    readMapTiles: {
      method: 'GET',
      path: '/map-tiles',
      isOurs: true,
      summary: 'Where the console’s map comes from',
      response: MapTiles,
      example: {},
    },
    listDepartures: {
      method: 'GET',
      path: '/departures',
      isOurs: true,
      summary: 'Departures of a station',
      query: departureParameters,
      response: DepartureBoard,
      example: { query: { station: '港', time: '0800' } },
    },
  },
})
