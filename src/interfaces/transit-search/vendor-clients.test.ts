/**
 * What the vendor's clients ask for and how they read the answer, imitated: they themselves cannot be had from a registry. Both SDKs (python-sdk, and
 * gas-sdk for Google's scripts) stop at the first key that they do not know, whatever its case; the page (GUI) puts courses in order by their
 * departures and arrivals as soon as there are two, by averages too.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../kernel/testing/open-test-app.ts'
import transitSearch from './index.ts'
import { call, key } from './testing/open-transit-app.ts'

let shared: TestApp
beforeAll(async () => {
  shared = await makeTestApp([transitSearch], { MAINSTAY_DEV_KEY: key, MAINSTAY_SAMPLES: '1' })
})
afterAll(() => shared?.dispose())

type Known = Readonly<Record<string, string>>

const line =
  'chargeindex direction distance exhaustco2 exhaustco2atpassengercar fareindex stopstationcount teiki1index teiki3index teiki6index teiki12index ' +
  'timeonboard track cars arrivalstate departurestate color destination linesymbol name number timereliability type typicalname trainid'
const price =
  'farerevisionstatus fromlineindex index kind passclassindex selected tolineindex vehicleindex name oneway revisionstatus round type'
const route = 'distance exhaustco2 exhaustco2atpassengercar timeonboard timeother timewalk transfercount line point'
const gas: Known = {
  Course: 'searchtype datatype serializedata price teiki route passstatus',
  Route: route,
  Line: line,
  DepartureState: 'type datetime no isstarting',
  ArrivalState: 'type datetime no isstarting',
  Datetime: 'text operation',
  LineSymbol: 'code name',
  Price: price,
  Point: 'station prefecture geopoint geton getoff onroute onrouteedge distance cost',
  Station: 'code name type yomi gategroup',
}
const python: Known = {
  ...gas,
  Line: `${line} change comment stop`,
  DepartureState: 'type datetime no isstarting gate',
  ArrivalState: 'type datetime no isstarting gate',
  Price: `${price} nikukanteikiindex offpeakteiki relationindex rate revisionstatuscomment`,
  Point: 'station prefecture geopoint cost status serializedata',
  Station: 'code name oldname yomi type',
}

/** Throws as they do. */
function readStrictly(known: Known, name: string, value: unknown): void {
  if (Array.isArray(value)) for (const each of value) readStrictly(known, name, each)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const keys = known[name]?.split(' ')
  for (const [field, inner] of Object.entries(value)) {
    if (keys && !keys.includes(field.toLowerCase())) throw new Error(`key: ${field} is not defined in ${name}`)
    readStrictly(known, field, inner)
  }
}

/** What the SDKs send with every search, beside its places. */
const extremeParameters = {
  conditionDetail: 'T32212332323191:F332112212000010:A23121141:',
  excludeSameLineStation: 'false',
  addOperationLinePattern: 'false',
  checkEngineVersion: 'true',
  date: '20261124',
  time: '0930',
  searchType: 'departure',
  sort: 'ekispert',
  answerCount: '5',
  searchCount: '5',
  gcs: 'tokyo',
}
const plainParameters = {
  date: '20261124',
  plane: 'true',
  shinkansen: 'true',
  limitedExpress: 'true',
  bus: 'true',
  gcs: 'tokyo',
}

const searches: readonly [path: string, query: Readonly<Record<string, string>>][] = [
  ['extreme', { viaList: '凪浜:空港', ...extremeParameters }],
  ['extreme', { viaList: '港:空港:凪浜駅前', ...extremeParameters, searchType: 'plain' }],
  ['plain', { from: '凪浜', to: '空港', ...plainParameters }],
  ['bus', { from: '市役所前', to: '病院前', date: '20261124' }],
]

async function search(path: string, query: Readonly<Record<string, string>>) {
  const response = await call(shared.app, `json/search/course/${path}`, query)
  expect(response.statusCode).toBe(200)
  return [response.json().ResultSet.Course].flat()
}

describe.each([
  ['python-sdk', python],
  ['gas-sdk', gas],
])('%s reads', (_, known) => {
  test.each(searches)('%s %j', async (path, query) => {
    const courses = await search(path, query)
    expect(courses.length).toBeGreaterThan(0)
    for (const course of courses) {
      readStrictly(known, 'Course', course)
      // Made numbers of by python-sdk, whose `int` takes no decimals.
      for (const { Oneway, Round } of course.Price)
        expect([Oneway, Round]).toEqual([Oneway, Round].map((text) => `${Number.parseInt(text, 10)}`))
    }
  })
})

test('the firm of a line stands there for who asks for it', async () => {
  const [path, query] = searches[0] ?? []
  const [course] = await search(path ?? '', { ...query, resultDetail: 'addCorporation' })
  expect([course.Route.Line].flat()[0].Corporation).toEqual({ Name: '浜北鉄道' })
  expect(() => readStrictly(python, 'Course', course)).toThrow('key: Corporation is not defined in Line')
})

test('the page puts courses by averages in order by their times', async () => {
  const courses = await search('plain', { from: '凪浜', to: '空港', ...plainParameters })
  expect(courses).toHaveLength(2)
  const times = courses.map(({ Route: { Line } }) => {
    const lines = [Line].flat()
    return [lines[0].DepartureState, lines.at(-1).ArrivalState].map(({ Datetime }) => Datetime.text)
  })
  // Both set out at noon: the rapid is waited for a quarter of an hour and takes 16 minutes, the local 8 and 24.
  expect(times).toEqual([
    ['2026-11-24T12:15:00+09:00', '2026-11-24T12:31:00+09:00'],
    ['2026-11-24T12:08:00+09:00', '2026-11-24T12:32:00+09:00'],
  ])
})

/** What python-sdk's own tests and examples of the ruby one ask for, with stations of the sample city in place of theirs. */
test.each<[what: string, path: string, query: Readonly<Record<string, string>>, known: Known]>([
  ['all stations', 'station', {}, python],
  ['all stations, briefly', 'station/light', {}, python],
  ['a station by name', 'station/light', { name: '港' }, python],
  [
    'stations around a position',
    'geo/station',
    { geoPoint: '33.9,138.3,wgs84,5000', gcs: 'wgs84' },
    { ...python, Point: gas['Point'] ?? '' },
  ],
  [
    'what is reached from one station',
    'search/multipleRange',
    { baseList: '港', upperMinute: '15', includeBaseStation: 'false', date: '20261124' },
    { ...gas, Cost: 'baseindex minute transfercount' },
  ],
])('%s', async (_, path, query, known) => {
  const response = await call(shared.app, `json/${path}`, query)
  const { Point } = response.json().ResultSet
  expect([response.statusCode, [Point].flat().length > 0]).toEqual([200, true])
  readStrictly(known, 'Point', Point)
  const [first] = [Point].flat()
  expect(first.Station).toMatchObject({ code: expect.stringMatching(/^\d+$/), Name: expect.any(String) })
})

test('the stops of a course stand there for the ruby examples', async () => {
  const query = { viaList: '凪浜:空港', date: '20261124', time: '0930', answerCount: '2', addStop: 'true' }
  const courses = await search('extreme', query)
  expect(courses).toHaveLength(2)
  for (const { Route } of courses) for (const { Stop } of [Route.Line].flat()) expect(Stop.length).toBeGreaterThan(1)
})
