/** The first start's city through the front door: journeys as a traveller with its timetable in hand would plan them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../../kernel/testing/open-test-app.ts'
import transitSearch from '../index.ts'
import { call, key } from '../testing/open-transit-app.ts'
import { type SampleJourney, sampleJourneys } from '../testing/sample-journeys.ts'

let shared: TestApp
beforeAll(async () => {
  shared = await makeTestApp([transitSearch], {
    MAINSTAY_DEV_KEY: key,
    MAINSTAY_SAMPLES: '1',
    TRANSIT_SEARCH_COLLAPSE: 'never',
  })
})
afterAll(() => shared?.dispose())

async function ask(path: string, query: Readonly<Record<string, string>>) {
  const response = await call(shared.app, `json/${path}`, query)
  return { status: response.statusCode, ...response.json().ResultSet }
}

interface WireRoute {
  readonly Line: readonly {
    readonly Type?: unknown
    readonly TypicalName: string
    readonly DepartureState: { readonly Datetime: { readonly text: string } }
    readonly ArrivalState: { readonly Datetime: { readonly text: string } }
  }[]
  readonly Point: readonly { readonly Station: { readonly Name: string } }[]
}

/** As `SampleJourney` writes them down; walks left out. */
function listRides({ Line, Point }: WireRoute): SampleJourney['rides'] {
  const clock = (text: string) => text.slice('YYYY-MM-'.length, 'YYYY-MM-DDTHH:MM'.length)
  return Line.flatMap(({ Type, TypicalName, DepartureState, ArrivalState }, index) =>
    Type === 'walk' || Type === undefined
      ? []
      : [
          [
            TypicalName,
            Point[index]?.Station.Name ?? '',
            clock(DepartureState.Datetime.text),
            Point[index + 1]?.Station.Name ?? '',
            clock(ArrivalState.Datetime.text),
          ] as const,
        ],
  )
}

test.each(sampleJourneys.map((journey) => [journey.says, journey] as const))('%s', async (_says, journey) => {
  const { Course } = await ask(`search/course/${journey.path}`, journey.query)
  const [first] = Course
  expect(listRides(first.Route)).toEqual(journey.rides)
  expect(first.Route.transferCount).toBe(journey.changes)
  expect(first.Price[0]).toMatchObject({ kind: 'FareSummary', Oneway: journey.fare })
})

describe('averages', () => {
  test('a loop bus that comes about every twelve minutes is waited for six', async () => {
    const { Course } = await ask('search/course/bus', { from: '市役所前', to: '病院前', date: '20261124' })
    expect(Course[0]).toMatchObject({ searchType: 'plain', dataType: 'plain' })
    expect(Course[0].Route).toMatchObject({ timeOnBoard: '5', timeOther: '6', timeWalk: '0' })
    expect(Course[0].Route.Line[0]).toMatchObject({ TypicalName: '市内循環', Type: { text: 'bus', detail: 'local' } })
  })

  test.each([
    ['魚市場', '灯台前', '9'],
    ['灯台前', '魚市場', '9'],
    ['魚市場', '港町', '3'],
  ])(
    'a bus every twenty minutes each way is waited for ten at a stop of both ways: %s to %s',
    async (from, to, ride) => {
      const { Course } = await ask('search/course/bus', { from, to, date: '20261124' })
      expect(Course[0].Route).toMatchObject({ timeOnBoard: ride, timeOther: '10' })
    },
  )

  test('are in the order of waiting and riding together', async () => {
    const { Course } = await ask('search/course/plain', { from: '凪浜', to: '空港', date: '20261124' })
    const totals = Course.map(
      ({ Route }: { Route: Readonly<Record<'timeOnBoard' | 'timeWalk' | 'timeOther', string>> }) =>
        Number(Route.timeOnBoard) + Number(Route.timeWalk) + Number(Route.timeOther),
    )
    // The rapid every half hour, 15 and 16 minutes; the local every quarter, 8 and 24.
    expect(totals).toEqual([31, 32])
  })
})

describe('stations', () => {
  test.each([
    ['凪浜', ['凪浜', '凪浜駅前']],
    ['なぎはま', ['凪浜', '凪浜駅前']],
    ['nagihama', ['凪浜', '凪浜駅前']],
    ['ナギハマ', ['凪浜', '凪浜駅前']],
    ['Kuko', ['空港']],
  ])('%s', async (name, names) => {
    const { Point } = await ask('station/light', { name })
    expect(Point.map(({ Station }: { Station: { Name: string } }) => Station.Name)).toEqual(names)
  })

  test('by their kind, with readings', async () => {
    const { Point } = await ask('station/light', { name: '凪', type: 'bus' })
    expect(Point).toEqual([
      {
        Station: {
          code: expect.stringMatching(/^\d+$/),
          Name: '凪浜駅前',
          Type: { text: 'bus', detail: 'local' },
          Yomi: 'なぎはまえきまえ',
        },
      },
    ])
  })
})

test('a station’s code answers its position, and goes for its name in a journey', async () => {
  const [from, to] = await Promise.all(['港', '凪浜'].map((name) => ask('station/light', { name })))
  const code = (found: Awaited<ReturnType<typeof ask>> | undefined) => String(found?.Point[0].Station.code)
  const { Point } = await ask('station', { code: code(from), gcs: 'wgs84' })
  expect(Point[0].GeoPoint).toMatchObject({ lati_d: '33.885', longi_d: '138.315' })
  const query = { viaList: `${code(from)}:${code(to)}`, date: '20261124', time: '0612' }
  const { Course } = await ask('search/course/extreme', query)
  expect(listRides(Course[0].Route)).toEqual([['地下鉄中央線', '港', '24T06:20', '凪浜', '24T06:23']])
})

test('a position is walked from', async () => {
  const { Course } = await ask('search/course/extreme', {
    viaList: '33.8851,138.3152,wgs84:凪浜',
    date: '20261124',
    time: '0611',
  })
  const { Point, Line } = Course[0].Route
  expect(Point[0]).not.toHaveProperty('Station')
  expect(Line).toHaveLength(2)
  expect(Line[1]).toMatchObject({ TypicalName: '地下鉄中央線' })
})

describe('on foot at the ends', () => {
  const walksAndRides = async (viaList: string, query: Readonly<Record<string, string>>) => {
    const { Course } = await ask('search/course/extreme', { viaList, date: '20261124', ...query })
    const { Line, Point }: WireRoute = Course[0].Route
    return Line.map(
      ({ TypicalName, DepartureState, ArrivalState }, index) =>
        `${Point[index]?.Station.Name} ${DepartureState.Datetime.text.slice(11, 16)} ${TypicalName} ${ArrivalState.Datetime.text.slice(11, 16)} ${Point[index + 1]?.Station.Name}`,
    )
  }

  test('the bus stop in front of a station begins with the way to its trains', async () => {
    expect(await walksAndRides('凪浜駅前:空港', { time: '0930' })).toEqual([
      '凪浜駅前 09:42 徒歩 09:45 凪浜',
      '凪浜 09:45 浜北線 10:09 空港',
    ])
  })

  test('and ends with the way from them', async () => {
    expect(await walksAndRides('空港:凪浜駅前', { time: '1200', searchType: 'arrival' })).toEqual([
      '空港 11:30 浜北線快速 11:46 凪浜',
      '凪浜 11:46 徒歩 11:49 凪浜駅前',
    ])
  })

  test('from next door one walks all the way, and rides nowhere', async () => {
    const { Course } = await ask('search/course/extreme', { viaList: '凪浜駅前:凪浜', date: '20261124', time: '0930' })
    expect(Course).toHaveLength(1)
    expect(Course[0].Route).toMatchObject({ timeOnBoard: '0', timeWalk: '3', timeOther: '0', transferCount: '0' })
    expect(Course[0].Route.Line).toMatchObject([{ Type: 'walk', TypicalName: '徒歩' }])
    expect(Course[0]).not.toHaveProperty('Price')
  })

  test('a ride from the station itself is not walked away from', async () => {
    expect(await walksAndRides('凪浜:空港', { time: '0930' })).toEqual(['凪浜 09:35 浜北線快速 09:51 空港'])
  })
})

describe('what cannot be', () => {
  test.each([
    ['search/course/extreme', { viaList: '凪浜:凪浜', date: '20261124' }, 400, 'E202'],
    ['search/course/extreme', { viaList: '凪浜:緑橋:緑橋:空港', date: '20261124' }, 400, 'E202'],
    ['search/course/extreme', { viaList: '凪浜:なぎはま駅', date: '20261124' }, 400, 'E202'],
    ['search/course/extreme', { viaList: '凪浜:凪浜:空港', date: '20261124' }, 400, 'E202'],
    ['search/course', { from: '凪浜', via: '凪浜', to: '空港', date: '20261124' }, 400, 'E202'],
    ['search/course', { from: '凪浜', via: '空港', to: '空港', date: '20261124' }, 400, 'E202'],
    ['search/course', { from: '凪浜', via: '999999999', to: '空港', date: '20261124' }, 400, 'E201'],
    ['search/course/extreme', { viaList: Array(30).fill('凪浜:空港').join(':'), date: '20261124' }, 400, 'E110'],
    ['search/course/extreme', { viaList: '凪浜:空港', date: '20251231' }, 400, 'E301'],
    ['search/course/bus', { from: '凪浜', to: '空港', date: '20261124' }, 400, 'E203'],
    ['search/course/extreme', { viaList: '凪浜:月', date: '20261124' }, 400, 'E201'],
    ['search/course/extreme', { viaList: '凪浜:1', date: '20261124' }, 400, 'E201'],
    ['search/course/extreme', { viaList: '凪浜:空港', date: '20401124' }, 400, 'E301'],
    ['search/course/extreme', { viaList: '凪浜:0,0,wgs84', date: '20261124' }, 400, 'E204'],
    ['station', { code: '1' }, 404, 'E201'],
  ])('%s %j', async (path, query, status, code) => {
    const answer = await ask(path, query)
    expect([answer.status, answer.Error.code]).toEqual([status, code])
  })

  test('there and back again is a journey, and so is a train by way of all its stops', async () => {
    const { Course } = await ask('search/course/extreme', { viaList: '凪浜:空港:凪浜', date: '20261124', time: '0930' })
    expect(listRides(Course[0].Route).map(([, from, , to]) => `${from} → ${to}`)).toEqual([
      '凪浜 → 空港',
      '空港 → 凪浜',
    ])
    const viaList = '凪浜:本町:緑橋:大学前:北原:空港'
    const slow = await ask('search/course/extreme', { viaList, date: '20261124', time: '0930' })
    expect(listRides(slow.Course[0].Route)).toEqual([['浜北線', '凪浜', '24T09:30', '空港', '24T09:54']])
  })

  test('a date outside the timetable is told its range', async () => {
    const { Error } = await ask('search/course/extreme', { viaList: '凪浜:空港', date: '20401124' })
    expect(Error.Message).toMatch(/20260101.*20361231|2026-01-01.*2036-12-31/)
  })
})
