/** Timetables of stations, trains and boards through the front door. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startOfDay, toLocalMinutes } from './domain/local-time.ts'
import { TimetableStore } from './storage/timetable-store.ts'
import { listRawDepartures } from './testing/list-raw-departures.ts'
import { openLiveCity } from './testing/live-city.ts'
import { openFeedApp } from './testing/open-feed-app.ts'
import { key, openTransitApp } from './testing/open-transit-app.ts'
import { smallFeed } from './testing/small-feed.ts'

interface WireStop {
  readonly Point: { readonly Station: { readonly Name: string }; readonly getOn: string }
  readonly ArrivalState?: { readonly Datetime: { readonly text: string } }
  readonly DepartureState?: { readonly Datetime: { readonly text: string } }
}

describe('station/timetable', () => {
  test('a station’s lines, each with the way that it goes', async () => {
    const { ask } = await openFeedApp([smallFeed])
    const answer = await ask('station/timetable', { stationName: '港' })
    expect(answer.TimeTable).toEqual([
      { code: '1', Line: { Name: '湾岸線', Direction: '南浜方面' } },
      { code: '2', Line: { Name: '山手線', Direction: '丘方面' } },
    ])
  })

  test('a day of one line, hour by hour; after midnight hours go on to 24', async () => {
    const { ask } = await openFeedApp([smallFeed])
    const { TimeTable } = await ask('station/timetable', { stationName: '港', code: '1', date: '20261124' })
    const { HourTable, ...table } = TimeTable
    expect(table).toEqual({
      code: '1',
      Datetime: { text: '2026-11-24T00:00:00+09:00' },
      Station: { code: expect.stringMatching(/^\d{9}$/), Name: '港' },
      Line: { Name: '湾岸線', Direction: '南浜方面' },
      LineKind: { code: '1', text: '電車' },
      LineDestination: { code: '1', text: '南浜' },
      LineName: { code: '1', text: '湾岸線' },
    })
    const codes = { kindCode: '1', destinationCode: '1', nameCode: '1' }
    const stop = { lineCode: expect.stringMatching(/^\d+$/), ...codes }
    expect(HourTable[0]).toEqual({
      Hour: '8',
      MinuteTable: [
        { Minute: '11', Stop: stop },
        { Minute: '12', Stop: stop },
      ],
    })
    expect(HourTable[1]).toEqual({ Hour: '9' })
    expect(HourTable.at(-1)).toEqual({ Hour: '24', MinuteTable: { Minute: '2', Stop: stop } })
    expect(HourTable).toHaveLength(17)
  })

  test('a holiday has what runs then; today is the day before until three at night', async () => {
    const { ask } = await openFeedApp([smallFeed], { now: Date.parse('2026-11-24T01:00:00+09:00') })
    const { TimeTable } = await ask('station/timetable', { stationName: '港', code: '1' })
    expect(TimeTable.Datetime.text).toBe('2026-11-23T00:00:00+09:00')
    expect(TimeTable.HourTable[0].MinuteTable.Minute).toBe('11')
  })

  test('what cannot be read is refused with a sentence', async () => {
    const { ask } = await openFeedApp([smallFeed])
    const sentenceOf = async (query: Readonly<Record<string, string>>) => {
      const { status, Error } = await ask('station/timetable', query)
      return [status, String(Error.Message).replace(/^[^ ]+ /, '')]
    }
    expect(await sentenceOf({})).toEqual([400, 'Give "stationCode" or "stationName": a station.'])
    expect(await sentenceOf({ stationName: '港', stationCode: '1' })).toEqual([
      400,
      'Give "stationCode" or "stationName", not both.',
    ])
    expect(await sentenceOf({ stationCode: '港' })).toEqual([400, '"stationCode" is "港"; a code is made of digits.'])
    expect(await sentenceOf({ stationName: 'どこか' })).toEqual([400, 'There is no station "どこか" in the timetable.'])
    expect(await sentenceOf({ stationName: '港', code: '9' })).toEqual([
      400,
      'The station has no timetable with the code 9; it has 1 to 2.',
    ])
    expect(await sentenceOf({ stationName: '港', code: '1', date: '20270101' })).toEqual([
      400,
      'The timetable covers 20260101 to 20261231; 20270101 lies outside of it.',
    ])
  })
})

describe('a train of a timetable', () => {
  test('its stops, from the first to the last, by either path', async () => {
    const { ask } = await openFeedApp([smallFeed])
    const { TimeTable } = await ask('station/timetable', { stationName: '港', code: '1', date: '20261124' })
    const code = TimeTable.HourTable.at(-1).MinuteTable.Stop.lineCode
    const { Line } = await ask('station/timetable/train', { code })
    expect((await ask('course/timetable/train', { code })).Line).toEqual(Line)
    expect([Line.Name, Line.DriveComment]).toEqual(['湾岸線・南浜行・901', ''])
    const states = Line.Stop.map(({ Point, ArrivalState, DepartureState }: WireStop) => [
      Point.Station.Name,
      Point.getOn,
      ArrivalState?.Datetime.text,
      DepartureState?.Datetime,
    ])
    expect(states).toEqual([
      ['北町', 'True', undefined, { text: '23:50:00+09:00', operation: 'today' }],
      ['港', 'True', '00:01:00+09:00', { text: '00:02:00+09:00', operation: 'yesterday' }],
      ['南浜', 'True', '00:20:00+09:00', undefined],
    ])
  })

  test('a code of another timetable is refused', async () => {
    const { ask } = await openFeedApp([smallFeed])
    const { status, Error } = await ask('station/timetable/train', { code: '12345' })
    expect([status, Error.code]).toEqual([400, 'E205'])
  })
})

describe('what leaves next', () => {
  const late = { tripId: 'local-out-0815', startDate: '20261124' }

  test('planned and expected times; one that is cancelled has none to expect', async () => {
    const city = await openLiveCity()
    await city.publish({
      trips: [
        { trip: late, stopTimeUpdate: [{ stopSequence: 1, departure: { delay: 720 } }] },
        { trip: { tripId: 'local-out-0830', startDate: '20261124', scheduleRelationship: 3 } },
      ],
    })
    const app = await openTransitApp(city.openEngine(), {}, () => city.clock.time)
    const query = {
      station: '凪浜',
      date: '20261124',
      time: '0825',
      minutes: '30',
      limit: '9',
      key,
    }
    const { departures } = (await app.server.inject({ url: '/transit/departures', query })).json()
    const local = departures.filter(
      ({ line, destination }: Record<string, string>) => line === '浜北線' && destination === '空港',
    )
    const clock = (text?: string) => text?.slice(11, 16)
    expect(local.map(({ planned, expected }: Record<string, string>) => [clock(planned), clock(expected)])).toEqual([
      ['08:15', '08:27'],
      ['08:30', undefined],
      ['08:45', '08:45'],
    ])
  })

  test('after midnight the trains of the day before', async () => {
    const { app } = await openFeedApp([smallFeed])
    const query = { station: '港', date: '20261125', time: '0000', key }
    const { departures } = (await app.server.inject({ url: '/transit/departures', query })).json()
    expect(departures).toMatchObject([{ planned: '2026-11-25T00:02:00+09:00', destination: '南浜' }])
  })
})

test('what a vehicle shows at one stop alone is its destination there, in whatever order the rows stand', async () => {
  const [header = '', ...rows] = (smallFeed['stop_times.txt'] ?? '').trim().split('\n')
  const shown = rows.map((row) => `${row},${row.startsWith('local1,8:00') ? '港・南浜' : ''}`).toReversed()
  const { app, ask } = await openFeedApp([
    { ...smallFeed, 'stop_times.txt': [`${header},stop_headsign`, ...shown].join('\n') },
  ])
  const destinationOf = async (station: string, time: string) => {
    const query = { station, date: '20261124', time, limit: '1', key }
    const { departures } = (await app.server.inject({ url: '/transit/departures', query })).json()
    return departures[0].destination
  }
  expect(await destinationOf('北町', '0759')).toBe('港・南浜')
  expect(await destinationOf('北町', '0801')).toBe('南浜')
  expect(await destinationOf('港', '0811')).toBe('南浜')
  const { TimeTable } = await ask('station/timetable', { stationName: '北町', code: '1', date: '20261124' })
  expect(TimeTable.LineDestination.map(({ text }: Record<string, string>) => text)).toEqual(['南浜', '港・南浜', '丘'])
})

test('every departure of a day in the tables of the feed is on a board, and nothing else is', async () => {
  const folder = join(import.meta.dirname, 'sample/nagihama')
  const read = (table: string) => readFileSync(join(folder, table), 'utf8')
  const city = await openLiveCity()
  const engine = city.openEngine()
  const loaded = await new TimetableStore(city.context.dataFolder).load()
  const frequent = new Set(
    read('frequencies.txt')
      .split('\n')
      .map((row) => row.split(',')[0]),
  )
  const found: string[] = []
  for (const code of loaded?.timetable.stations.code ?? []) {
    const query = { place: { code: String(code) }, date: '20261124', maxDepartures: 100_000 }
    const answer = await engine.listDepartures(query).catch(() => undefined)
    for (const { tripId, planned } of answer?.departures ?? [])
      if (!frequent.has(tripId)) found.push(`${tripId} ${toLocalMinutes(planned) - startOfDay('20261124')}`)
  }
  const expected = listRawDepartures(read, '20261124').filter(({ trip }) => !frequent.has(trip))
  expect(found.toSorted()).toEqual(expected.map(({ trip, minutes }) => `${trip} ${minutes}`).toSorted())
  expect(found.length).toBeGreaterThan(500)
})
