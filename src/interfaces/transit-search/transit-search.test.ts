/** What the wire makes of journeys, which a fake engine gives here; tests of the whole are in sample/sample.test.ts. */
import { describe, expect, test } from 'vitest'
import { composeRide, composeStation, composeWalk } from './testing/compose-journey.ts'
import { fakeFeed, type FakeOptions, FakeTransitSearch } from './testing/fake-transit-search.ts'
import { call, openTransitApp } from './testing/open-transit-app.ts'
import type { Journey } from './domain/journey.ts'

const tokyo = { code: '13', name: '東京都' }
/** The origin of the Japanese geodetic datum, of which both positions are official. */
const origin = { latitude: 35.6580992, longitude: 139.7413544 }
const south = composeStation('900101', 'みなみ町', { reading: 'みなみまち', prefecture: tokyo, ...origin })
const north = composeStation('900115', 'きた浜')
const hill = composeStation('900120', '丘', { kinds: ['bus'] })
const park = composeStation('900121', '公園前', { kinds: ['bus', 'train'] })

const rapid = composeRide(
  [
    [south, '2026-11-24 12:57:40'],
    [park, '2026-11-24 13:05'],
    [north, '2026-11-24 13:15:20'],
  ],
  {
    line: '例線快速',
    destination: 'きた浜',
    color: '00AFFF',
    symbol: 'RE',
    operator: '例鉄道',
    number: '130',
    direction: 'down',
    metres: 14_420,
  },
)
const fare = { firstLeg: 0, lastLeg: 0, amount: 310, currency: 'JPY', name: '' }

async function ask(options: FakeOptions, path = 'json/search/course/extreme', query = {}, environment = {}) {
  const engine = new FakeTransitSearch(options)
  const app = await openTransitApp(engine, environment)
  const named = path.includes('extreme') ? { viaList: '900101:900115' } : {}
  return { response: await call(app, path, { date: '20261124', time: '1250', ...named, ...query }), engine }
}

const routeOf = async (journey: Journey, query = {}) =>
  (await ask({ journeys: [journey] }, undefined, query)).response.json().ResultSet.Course.Route

describe('a journey', () => {
  test('one ride: every scalar is a text, and what occurs once is no list', async () => {
    const { response } = await ask({ journeys: [{ legs: [rapid], fares: [fare] }] })
    expect(response.statusCode).toBe(200)
    const { SerializeData, ...course } = response.json().ResultSet.Course
    expect(SerializeData).toMatch(/^[\w-]{20,}$/)
    expect(response.json().ResultSet).toMatchObject({ apiVersion: '1.27.0.0', engineVersion: '202611_22a' })
    expect(course).toEqual({
      searchType: 'departure',
      dataType: 'onTimetable',
      Route: {
        timeOnBoard: '18',
        timeWalk: '0',
        timeOther: '0',
        transferCount: '0',
        distance: '144',
        exhaustCO2: '245',
        exhaustCO2atPassengerCar: '1875',
        Point: [
          {
            Station: { code: '900101', Name: 'みなみ町', Type: 'train', Yomi: 'みなみまち' },
            Prefecture: { code: '13', Name: '東京都' },
            GeoPoint: {
              gcs: 'tokyo',
              lati: '35.39.17.5',
              longi: '139.44.40.5',
              // Official: 35.6548652 and 139.7445839; this way of converting is good to a few metres.
              lati_d: expect.stringMatching(/^35\.6548[56]/),
              longi_d: expect.stringMatching(/^139\.74458/),
            },
          },
          {
            Station: { code: '900115', Name: 'きた浜', Type: 'train' },
            GeoPoint: expect.objectContaining({ gcs: 'tokyo' }),
          },
        ],
        Line: {
          Name: '例線快速・きた浜行',
          TypicalName: '例線快速',
          Type: 'train',
          Number: '130',
          Destination: 'きた浜',
          Color: '000175255',
          LineSymbol: { code: 'RE', Name: 'RE' },
          DepartureState: { Type: 'normal', Datetime: { text: '2026-11-24T12:57:00+09:00', operation: 'today' } },
          ArrivalState: { Type: 'normal', Datetime: { text: '2026-11-24T13:15:00+09:00', operation: 'today' } },
          TimeReliability: 'onTimetable',
          timeOnBoard: '18',
          distance: '144',
          stopStationCount: '1',
          exhaustCO2: '245',
          exhaustCO2atPassengerCar: '1875',
          track: 'railway',
          direction: 'Down',
          trainId: 'trip-1',
          fareIndex: '1',
        },
      },
      Price: [
        { kind: 'FareSummary', Oneway: '310', Round: '620' },
        {
          kind: 'Fare',
          index: '1',
          fromLineIndex: '1',
          toLineIndex: '1',
          selected: 'true',
          fareRevisionStatus: 'none',
          Type: 'Fare',
          RevisionStatus: 'latest',
          Oneway: '310',
          Round: '620',
        },
      ],
    })
  })

  test('several: lists; none: no key; with TRANSIT_SEARCH_COLLAPSE=never: always lists', async () => {
    const journey = { legs: [rapid], fares: [] }
    const two = (await ask({ journeys: [journey, journey] })).response.json().ResultSet
    expect(two.Course).toHaveLength(2)
    expect(two.Course[0]).not.toHaveProperty('Price')
    const none = (await ask({ journeys: [] })).response
    expect([none.statusCode, none.json()]).toEqual([
      200,
      { ResultSet: { apiVersion: '1.27.0.0', engineVersion: '202611_22a' } },
    ])
    const never = { TRANSIT_SEARCH_COLLAPSE: 'never' }
    const one = (await ask({ journeys: [journey] }, undefined, {}, never)).response.json().ResultSet
    expect(one.Course[0].Route.Line[0].Name).toBe('例線快速・きた浜行')
  })

  test('waiting, walking and riding sum up to the time from the first departure to the last arrival', async () => {
    const bus = composeRide(
      [
        [hill, '2026-11-24 13:30:10'],
        [park, '2026-11-24 13:41:50'],
      ],
      { vehicle: 'bus', line: '丘1', metres: 4_040 },
    )
    const walk = composeWalk(north, hill, '2026-11-24 13:15:20', 200)
    const fares = [fare, { ...fare, firstLeg: 2, lastLeg: 2, amount: 220 }]
    const route = await routeOf({ legs: [rapid, walk, bus], fares })
    const { timeOnBoard, timeWalk, timeOther, transferCount, distance } = route
    // 12:57 to 13:41 are 44 minutes.
    expect([timeOnBoard, timeWalk, timeOther]).toEqual(['29', '4', '11'])
    expect([transferCount, distance, route.exhaustCO2]).toEqual(['1', '184', '475'])
    expect(route.Line).toMatchObject([
      { fareIndex: '1' },
      { Name: '徒歩', Type: 'walk', Color: '230230230', timeOnBoard: '4', distance: '0', TimeReliability: 'average' },
      { Name: '丘1', Type: { text: 'bus', detail: 'local' }, Color: '128128128', fareIndex: '2', direction: 'None' },
    ])
    expect(route.Point.map(({ Station }: { Station: { Name: string } }) => Station.Name)).toEqual([
      'みなみ町',
      'きた浜',
      '丘',
      '公園前',
    ])
  })

  test('the way within a station is waiting, and fares keep to their lines', async () => {
    const next = composeRide(
      [
        [north, '2026-11-24 13:30'],
        [park, '2026-11-24 13:40'],
      ],
      { line: '丘線' },
    )
    const legs = [rapid, composeWalk(north, north, '2026-11-24 13:15:20', 240), next]
    const whole = { ...fare, firstLeg: 0, lastLeg: 2 }
    const { response } = await ask({ journeys: [{ legs, fares: [whole] }] })
    const { Route, Price } = response.json().ResultSet.Course
    expect(Route).toMatchObject({ timeOnBoard: '28', timeWalk: '0', timeOther: '15', transferCount: '1' })
    expect(Route.Line).toMatchObject([{ fareIndex: '1' }, { fareIndex: '1' }])
    expect(Price[1]).toMatchObject({ fromLineIndex: '1', toLineIndex: '2' })
  })

  test('a train that goes on under another name is no change', async () => {
    const on = composeRide(
      [
        [north, '2026-11-24 13:19'],
        [hill, '2026-11-24 13:28'],
      ],
      { isThrough: true },
    )
    expect(await routeOf({ legs: [rapid, on], fares: [] })).toMatchObject({ transferCount: '0', timeOther: '4' })
  })

  test('after midnight a date is the calendar’s, and operation says whose timetable it is', async () => {
    const night = composeRide(
      [
        [south, '2026-11-24 23:55'],
        [north, '2026-11-25 00:15'],
      ],
      { serviceDate: '20261124' },
    )
    const { Line, timeOnBoard } = await routeOf({ legs: [night], fares: [] }, { addStop: 'true' })
    expect(timeOnBoard).toBe('20')
    expect(Line.DepartureState.Datetime).toEqual({ text: '2026-11-24T23:55:00+09:00', operation: 'today' })
    expect(Line.ArrivalState.Datetime).toEqual({ text: '2026-11-25T00:15:00+09:00', operation: 'yesterday' })
    expect(Line.Stop[1]).toMatchObject({
      Point: { getOn: 'False', getOff: 'True', Station: { code: '900115', Name: 'きた浜' } },
      ArrivalState: { Datetime: { text: '00:15:00+09:00', operation: 'yesterday' } },
    })
  })

  test('a position has a name of its own, and so has no station', async () => {
    const walk = composeWalk(origin, south, '2026-11-24 12:50', 301)
    const route = await routeOf({ legs: [walk, rapid], fares: [] }, { gcs: 'wgs84' })
    expect(route.Point[0]).toEqual({
      Name: '35.658099,139.741354,wgs84',
      GeoPoint: {
        gcs: 'wgs84',
        lati: '35.39.29.2',
        longi: '139.44.28.9',
        lati_d: '35.658099',
        longi_d: '139.741354',
      },
    })
    expect(route.Line[0]).not.toHaveProperty('Name')
    expect(route.Line[0]).toMatchObject({ Color: '000000000', timeOnBoard: '6' })
  })

  test('times are those of the feed’s zone', async () => {
    const feeds = [{ ...fakeFeed, timeZone: 'Europe/Berlin' }]
    const { response } = await ask({ journeys: [{ legs: [rapid], fares: [] }], feeds })
    expect(response.json().ResultSet.Course.Route.Line.DepartureState.Datetime.text).toBe('2026-11-24T12:57:00+01:00')
  })

  test('averages: the waiting that is to be expected, and times counted with it', async () => {
    const often = { ...rapid, isAverage: true, averageWait: 360 }
    const { response, engine } = await ask({ journeys: [{ legs: [often], fares: [] }] }, 'json/search/course/bus', {
      from: '900120',
      to: '公園前',
    })
    const { Course } = response.json().ResultSet
    expect(Course).toMatchObject({ searchType: 'plain', dataType: 'plain' })
    expect(Course.Route).toMatchObject({ timeOnBoard: '18', timeOther: '6' })
    expect(Course.Route.Line).toMatchObject({
      TimeReliability: 'average',
      DepartureState: { Type: 'normal', Datetime: { text: '2026-11-24T12:56:00+09:00', operation: 'today' } },
      ArrivalState: { Type: 'normal', Datetime: { text: '2026-11-24T13:14:00+09:00', operation: 'today' } },
    })
    expect(engine.journeyQueries[0]).toMatchObject({
      kind: 'average',
      lines: { kinds: ['bus'] },
      time: 46_200,
      places: [{ code: '900120' }, { name: '公園前' }],
    })
  })
})

describe('what a search asks of the engine', () => {
  test.each([
    [
      { viaList: '1:きた浜:35.654865,139.744584' },
      {
        places: [
          { code: '1' },
          { name: 'きた浜' },
          {
            position: expect.objectContaining({
              latitude: expect.closeTo(35.6581, 4),
              longitude: expect.closeTo(139.7414, 4),
            }),
          },
        ],
      },
    ],
    [
      { viaList: '1:35.1,139.2,wgs84' },
      { places: [{ code: '1' }, { position: { latitude: 35.1, longitude: 139.2 } }] },
    ],
    [{}, { kind: 'departure', date: '20261124', time: 46_200, order: 'best', maxJourneys: 5 }],
    [
      { searchType: 'lastTrain', sort: 'transfer', answerCount: '20' },
      { kind: 'lastTrain', order: 'changes', maxJourneys: 20 },
    ],
    [
      { searchType: 'plain', sort: 'teiki3', time: '' },
      { kind: 'average', order: 'price', time: 43_200 },
    ],
  ])('%j', async (query, expected) => {
    expect((await ask({}, undefined, query)).engine.journeyQueries[0]).toMatchObject(expected)
  })

  test('search/course takes names and those between', async () => {
    const query = { from: 'みなみ町', via: '丘:公園前', to: 'きた浜' }
    const { engine } = await ask({}, 'json/search/course', query)
    expect(engine.journeyQueries[0]?.places).toEqual([
      { name: 'みなみ町' },
      { name: '丘' },
      { name: '公園前' },
      { name: 'きた浜' },
    ])
  })
})

describe('stations', () => {
  test('one is an object, with its position', async () => {
    const { response } = await ask({ stations: [south, north] }, 'json/station', { code: '900101', gcs: 'wgs84' })
    expect(response.json().ResultSet).toEqual({
      apiVersion: '1.27.0.0',
      engineVersion: '202611_22a',
      max: '1',
      offset: '1',
      Point: {
        Station: { code: '900101', Name: 'みなみ町', Type: 'train', Yomi: 'みなみまち' },
        Prefecture: { code: '13', Name: '東京都' },
        GeoPoint: {
          gcs: 'wgs84',
          lati: '35.39.29.2',
          longi: '139.44.28.9',
          lati_d: '35.658099',
          longi_d: '139.741354',
        },
      },
    })
  })

  test('light: several, and the types and the match that were asked for', async () => {
    const stations = [composeStation('1', '浜'), composeStation('2', '浜町', { kinds: ['bus'] })]
    const query = { name: '浜', type: 'bus.local', nameMatchType: 'partial', prefectureCode: '13' }
    const { response, engine } = await ask({ stations }, 'json/station/light', query)
    expect(response.json().ResultSet.Point).toEqual([
      { Station: { code: '1', Name: '浜', Type: 'train' } },
      { Station: { code: '2', Name: '浜町', Type: { text: 'bus', detail: 'local' } } },
    ])
    expect(engine.stationQueries).toEqual([
      { name: '浜', match: 'partial', kinds: ['bus'], prefecture: '13', limit: 30 },
    ])
  })

  test('none is no key; pages say how many there are', async () => {
    const { response } = await ask({}, 'json/station/light', { name: 'ない' })
    expect(response.json().ResultSet).not.toHaveProperty('Point')
    const stations = ['浜1', '浜2', '浜3'].map((name, index) => composeStation(String(index), name))
    const page = await ask({ stations }, 'json/station', { name: '浜', offset: '2', limit: '1' })
    expect(page.response.json().ResultSet).toMatchObject({ max: '3', offset: '2', Point: { Station: { Name: '浜2' } } })
  })
})

test('the data version lists the timetables, even one as a list', async () => {
  const { response } = await ask({}, 'json/dataversion')
  expect(response.json().ResultSet).toEqual({
    apiVersion: '1.27.0.0',
    engineVersion: '202611_22a',
    Version: [
      { caption: '時刻表', createType: 'Edition', create: '20261122' },
      {
        caption: 'みなと市',
        createType: 'Date',
        create: '20261122',
        createComment: '!2026.2',
        rangeFrom: '20260101',
        rangeTo: '20361231',
        rangeCaption: '有効期間',
      },
    ],
    Copyrights: { companyId: '2', company: 'Mainstay', text: 'みなと市: みなと市交通局: CC0-1.0' },
  })
})
