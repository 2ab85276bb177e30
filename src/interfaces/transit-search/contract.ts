import { defineContract, type Operation } from '../../kernel/contract.ts'
import { CourseAnswer } from './contract/course.ts'
import { VersionAnswer } from './contract/data-version.ts'
import { Failure } from './contract/envelope.ts'
import {
  busParameters,
  courseParameters,
  nameParameters,
  plainParameters,
  stationParameters,
  lightStationParameters,
  versionParameters,
} from './contract/parameters.ts'
import { MapTiles } from './contract/map-tiles.ts'
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

/** T: journeys over the timetables that were imported, on the wire of Ekispert's web service. */
export const transitSearch = defineContract({
  id: 'transit-search',
  spec: 'T',
  title: 'Transit search',
  summary: 'Journeys by train, bus and ship over timetables of your own; below /v1/xml the same answers as XML.',
  base: 'transit',
  key: { in: 'query', name: 'key', need: 'required' },
  cors: {
    pages: 'same-origin',
    because: 'The key stands in the address, where no page of another origin should have it.',
  },
  failure: { body: Failure, statuses: { missing_key: 403, wrong_key: 403 } },
  operations: {
    readDataVersion: {
      ...at('dataversion'),
      summary: 'Which timetables are searched, and for which days',
      query: versionParameters,
      response: VersionAnswer,
      example: {},
    },
    findStations: {
      ...at('station'),
      summary: 'Stations by code or by name, with their positions',
      query: stationParameters,
      response: StationAnswer,
      errors: { 404: Failure },
      example: { query: { name: '凪浜' } },
    },
    findStationsLight: {
      ...at('station/light'),
      summary: 'Up to 30 stations by name or code',
      query: lightStationParameters,
      response: LightStationAnswer,
      example: { query: { name: 'なぎはま', type: 'train' } },
    },
    searchCourses: {
      ...at('search/course/extreme'),
      summary: 'Journeys through a list of stations',
      query: courseParameters,
      response: CourseAnswer,
      example: { query: { viaList: '港:大学前', time: '0800', gcs: 'wgs84' } },
    },
    searchCoursesByName: {
      ...at('search/course'),
      summary: 'Journeys from a station to another, by name',
      query: nameParameters,
      response: CourseAnswer,
      example: { query: { from: '凪浜', to: '空港', time: '0930' } },
    },
    searchPlainCourses: {
      ...at('search/course/plain'),
      summary: 'Journeys by average waiting; times of day are what is to be expected',
      query: plainParameters,
      response: CourseAnswer,
      example: { query: { from: '凪浜', to: '高原' } },
    },
    readMapTiles: {
      method: 'GET',
      path: '/map-tiles',
      isOurs: true,
      summary: 'Where the map below the console’s journeys comes from',
      response: MapTiles,
      example: {},
    },
    searchBusCourses: {
      ...at('search/course/bus'),
      summary: 'Buses from a stop to another, by average waiting',
      query: busParameters,
      response: CourseAnswer,
      example: { query: { from: '市役所前', to: '病院前' } },
    },
  },
})
