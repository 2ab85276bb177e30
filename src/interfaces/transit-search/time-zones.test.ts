/** Several time zones in one timetable, through the front door: feeds of several, and stops that live by other clocks than their feed. */
import { describe, expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import { channelFeed, londonFeed, writeRailway } from './testing/channel-feeds.ts'
import { type TestTrip, tripRelation } from './testing/encode-message.ts'
import { openLiveCity } from './testing/live-city.ts'
import { openFeedApp } from './testing/open-feed-app.ts'
import { call, key, openTransitApp } from './testing/open-transit-app.ts'
import { type FeedTexts, smallFeed, writeFeed } from './testing/small-feed.ts'

interface WireLine {
  readonly DepartureState: { readonly Datetime: { readonly text: string; readonly operation: string } }
  readonly ArrivalState: { readonly Datetime: { readonly text: string; readonly operation: string } }
}

const listTimes = ({ Route }: { Route: { Line: WireLine | WireLine[] } }) =>
  [Route.Line].flat().map(({ DepartureState: from, ArrivalState: to }) => `${from.Datetime.text} ${to.Datetime.text}`)

const toParis = { viaList: 'Camden Town:Gare du Nord', date: '20261124', answerCount: '1' }

async function open(feeds = [londonFeed, channelFeed], now = Date.parse('2026-11-24T08:30:00Z')) {
  const { app, ask } = await openFeedApp(feeds, { now })
  const search = async (query: Readonly<Record<string, string>>) => {
    const { Course = [], ...answer } = await ask('search/course/extreme', { answerCount: '1', ...query })
    const [first] = [Course].flat()
    return { ...answer, first, times: first && listTimes(first) }
  }
  const board = async (query: Readonly<Record<string, string>>) => {
    const { departures } = (await app.server.inject({ url: '/transit/departures', query: { key, ...query } })).json()
    return departures.map(({ planned }: { readonly planned: string }) => planned)
  }
  return { ask, search, board }
}

describe('feeds of two time zones', () => {
  test('a journey is told by the clocks of each place, and its minutes add up', async () => {
    const { search } = await open()
    const { first, times } = await search({ ...toParis, time: '0830' })
    expect(times).toEqual([
      '2026-11-24T08:40:00+00:00 2026-11-24T08:50:00+00:00',
      '2026-11-24T09:24:00+00:00 2026-11-24T12:47:00+01:00',
    ])
    const { timeOnBoard, timeOther, timeWalk } = first.Route
    expect([timeOnBoard, timeOther, timeWalk]).toEqual(['153', '34', '0'])
  })

  test('the order of the feeds changes nothing', async () => {
    const { search } = await open([channelFeed, londonFeed])
    expect((await search({ ...toParis, time: '0830' })).times).toEqual([
      '2026-11-24T08:40:00+00:00 2026-11-24T08:50:00+00:00',
      '2026-11-24T09:24:00+00:00 2026-11-24T12:47:00+01:00',
    ])
  })

  test('a departure is by the clocks where one sets out, an arrival by those where one wants to be; now is there', async () => {
    const { search } = await open()
    expect((await search({ ...toParis, time: '0841' })).times?.[0]).toMatch(/^2026-11-25T08:40:00\+00:00/)
    expect((await search({ ...toParis, time: '1247', searchType: 'arrival' })).times).toHaveLength(2)
    expect((await search({ ...toParis, time: '1246', searchType: 'arrival' })).times?.[1]).toMatch(
      /2026-11-23T12:47:00\+01:00$/,
    )
    expect((await search({ viaList: 'Camden Town:St Pancras' })).times).toEqual([
      '2026-11-24T08:40:00+00:00 2026-11-24T08:50:00+00:00',
    ])
    expect((await search({ viaList: 'Gare du Nord:St Pancras', date: '20261124', time: '0913' })).times).toEqual([
      '2026-11-24T09:13:00+01:00 2026-11-24T10:30:00+00:00',
    ])
  })

  test('the first and the last train are those of the day there', async () => {
    const { search } = await open()
    const day = { viaList: 'Camden Town:St Pancras', date: '20261124' }
    expect((await search({ ...day, searchType: 'firstTrain' })).times?.[0]).toMatch(/^2026-11-24T08:40:00\+00:00/)
    const last = await search({ ...day, searchType: 'lastTrain' })
    expect(last.times).toEqual(['2026-11-25T00:05:00+00:00 2026-11-25T00:15:00+00:00'])
    expect(last.first.Route.Line.DepartureState.Datetime.operation).toBe('yesterday')
  })

  test('boards and timetables of a station, and the stops of a train', async () => {
    const { ask, board } = await open()
    expect(await board({ station: 'St Pancras', time: '0900' })).toEqual(['2026-11-24T09:24:00+00:00'])
    expect(await board({ station: 'Gare du Nord', time: '0900' })).toEqual(['2026-11-24T09:13:00+01:00'])
    expect(await board({ station: 'Camden Town' })).toEqual(['2026-11-24T08:40:00+00:00', '2026-11-24T09:15:00+00:00'])
    const { TimeTable } = await ask('station/timetable', { stationName: 'St Pancras', code: '1', date: '20261124' })
    expect(TimeTable).toMatchObject({
      Datetime: { text: '2026-11-24T00:00:00+00:00' },
      HourTable: { Hour: '9', MinuteTable: { Minute: '24' } },
    })
    const { Line } = await ask('station/timetable/train', { code: TimeTable.HourTable.MinuteTable.Stop.lineCode })
    expect(Line.Stop[0].DepartureState.Datetime).toEqual({ text: '09:24:00+00:00', operation: 'today' })
    expect(Line.Stop[1].ArrivalState.Datetime).toEqual({ text: '12:47:00+01:00', operation: 'today' })
    const night = await ask('station/timetable', { stationName: 'Camden Town', code: '1', date: '20261124' })
    expect(night.TimeTable.HourTable.at(-1)).toMatchObject({ Hour: '24', MinuteTable: { Minute: '5' } })
  })

  test('a course is taken back, and the one after and before it found', async () => {
    const { ask, search } = await open()
    const { first } = await search({ viaList: 'Camden Town:St Pancras', date: '20261124', time: '0830' })
    const edit = async (serializeData: string, more: Readonly<Record<string, string>> = {}) =>
      (await ask('course/edit', { serializeData, ...more })).Course
    expect(listTimes(await edit(first.SerializeData))).toEqual(listTimes(first))
    const next = await edit(first.SerializeData, { assignInstruction: 'AutoNext' })
    expect(listTimes(next)).toEqual(['2026-11-24T09:15:00+00:00 2026-11-24T09:25:00+00:00'])
    const before = await edit(next.SerializeData, { assignInstruction: 'AutoPrevious' })
    expect(listTimes(before)).toEqual(listTimes(first))
    const later = { sectionIndex: '1', assignType: 'departure', date: '20261124', time: '1200' }
    expect(listTimes(await edit(first.SerializeData, later))).toEqual([
      '2026-11-24T12:20:00+00:00 2026-11-24T12:30:00+00:00',
    ])
  })

  test('averages are those of noon there, and reach is by the clocks of its base', async () => {
    const { ask, search } = await open()
    const { first } = await search({ viaList: 'Camden Town:St Pancras', date: '20261124', searchType: 'plain' })
    expect(listTimes(first)[0]).toMatch(/^2026-11-24T1[23]:\d\d:00\+00:00 /)
    const base = { name: 'Camden Town', date: '20261124', upperLimit: '30' }
    expect((await ask('search/range', { ...base, time: '0830' })).Point).toMatchObject({ Minute: '20' })
    expect((await ask('search/range', { ...base, waitAverageTime: 'false' })).Point).toMatchObject({ Minute: '10' })
  })

  test('the assistant tells times by the clocks of each place', async () => {
    const { app } = await openFeedApp([londonFeed, channelFeed], { now: Date.parse('2026-11-24T08:30:00Z') })
    const [skill] = app.skillsOf(developer)
    const text = 'How do I get from Camden Town to Gare du Nord, leaving at 8:30?'
    const answer = await skill?.match({ text, language: 'en' })?.perform(new AbortController().signal)
    expect(answer?.split('\n')).toEqual([
      'From Camden Town to Gare du Nord: 08:40 → 12:47, 187 min, 1 change',
      '- 08:40 Camden Town Line (St Pancras) → 08:50 St Pancras',
      '- 09:24 St Pancras Line (Gare du Nord) → 12:47 Gare du Nord',
    ])
  })

  test('a position goes by the clocks of the nearest stop', async () => {
    const { search } = await open()
    const { times } = await search({ viaList: '51.5393,-0.1427,wgs84:St Pancras', date: '20261124', time: '0830' })
    expect(times?.at(-1)).toBe('2026-11-24T08:40:00+00:00 2026-11-24T08:50:00+00:00')
    expect(times?.[0]).toMatch(/\+00:00 2026-11-24T08:40:00\+00:00$/)
  })
})

describe('beside a feed whose days begin hours before', () => {
  const auckland = writeRailway({
    timeZone: 'Pacific/Auckland',
    stops: ['a,Britomart,-36.844,174.767,', 'b,Newmarket,-36.870,174.778,'],
    trips: { one: ['8:00 a', '8:10 b'] },
  })

  test.each<[path: string, query: Readonly<Record<string, string>>]>([
    ['search/course/extreme', { viaList: '北町:南浜', time: '0755' }],
    ['search/course/extreme', { viaList: '北町:丘', time: '0855' }],
    ['search/course/extreme', { viaList: '港:岬', time: '0000', addStop: 'true' }],
    ['search/course/extreme', { viaList: '北町:南浜', time: '2345' }],
    ['search/course/extreme', { viaList: '港:南浜', date: '20261125', time: '0001' }],
    ['search/course/extreme', { viaList: '北町:丘', searchType: 'arrival', time: '0935' }],
    ['search/course/extreme', { viaList: '北町:南浜', searchType: 'arrival', time: '0025', date: '20261125' }],
    ['search/course/extreme', { viaList: '北町:丘', searchType: 'firstTrain' }],
    ['search/course/extreme', { viaList: '北町:南浜', searchType: 'lastTrain' }],
    ['search/course/extreme', { viaList: '北町:港:丘', stay: '494', time: '2345' }],
    ['search/course/extreme', { viaList: '35.0,139.001,wgs84:丘', time: '0750' }],
    ['search/course/plain', { from: '港', to: '丘' }],
    ['search/range', { name: '北町', time: '0755', upperLimit: '60' }],
    ['search/multipleRange', { baseList: '北町:港', upperMinute: '90:90', waitAverageTime: 'false' }],
    ['station/timetable', { stationName: '港', code: '1' }],
  ])('%s %j is answered as without it', async (path, query) => {
    const ask = async (feeds: readonly FeedTexts[]) => {
      const answer = await (await openFeedApp(feeds)).ask(path, { date: '20261124', ...query })
      // The names of the timetables, and codes that are good for one timetable alone.
      return JSON.stringify({ ...answer, engineVersion: '' }).replaceAll(/"(SerializeData|lineCode)":"[^"]*"/g, '')
    }
    const alone = await ask([smallFeed])
    expect(alone).toContain('"status":200')
    expect(await ask([smallFeed, auckland])).toBe(alone)
  })
})

describe('clocks that are changed', () => {
  test('Tokyo and London: nine hours apart in winter, eight in summer', async () => {
    const { search, board } = await open([smallFeed, londonFeed])
    const inLondon = { viaList: 'Camden Town:St Pancras', time: '0830' }
    expect((await search({ ...inLondon, date: '20260701' })).times).toEqual([
      '2026-07-01T08:40:00+01:00 2026-07-01T08:50:00+01:00',
    ])
    expect((await search({ ...inLondon, date: '20261124' })).times).toEqual([
      '2026-11-24T08:40:00+00:00 2026-11-24T08:50:00+00:00',
    ])
    expect(await board({ station: 'Camden Town', date: '20260329', time: '0800', minutes: '1440' })).toEqual([
      '2026-03-29T08:40:00+01:00',
      '2026-03-29T09:15:00+01:00',
      '2026-03-29T12:20:00+01:00',
      '2026-03-30T00:05:00+01:00',
    ])
    expect((await search({ viaList: '北町:南浜', date: '20260701', time: '0801' })).times).toEqual([
      '2026-07-01T08:05:00+09:00 2026-07-01T08:24:00+09:00',
    ])
    expect((await search({ viaList: '北町:南浜', date: '20261124', time: '2340' })).times).toEqual([
      '2026-11-24T23:50:00+09:00 2026-11-25T00:20:00+09:00',
    ])
  })

  test('Halifax and Santiago: now the one is ahead, now the other', async () => {
    const halifax = writeRailway({
      timeZone: 'America/Halifax',
      stops: ['a,Harbour,44.65,-63.57,', 'b,Citadel,44.66,-63.59,'],
      trips: { early: ['0:10 a', '0:20 b'], late: ['23:30 a', '23:40 b'] },
    })
    const santiago = writeRailway({
      timeZone: 'America/Santiago',
      stops: ['c,Moneda,-33.44,-70.65,', 'd,Baquedano,-33.43,-70.63,'],
      trips: { early: ['0:10 c', '0:20 d'], late: ['23:30 c', '23:40 d'] },
    })
    const { search } = await open([halifax, santiago])
    const find = async (viaList: string, date: string, time: string) =>
      (await search({ viaList, date, time })).times?.[0]
    expect(await find('Harbour:Citadel', '20260115', '0000')).toBe(
      '2026-01-15T00:10:00-04:00 2026-01-15T00:20:00-04:00',
    )
    expect(await find('Harbour:Citadel', '20260715', '2300')).toBe(
      '2026-07-15T23:30:00-03:00 2026-07-15T23:40:00-03:00',
    )
    expect(await find('Moneda:Baquedano', '20260115', '2300')).toBe(
      '2026-01-15T23:30:00-03:00 2026-01-15T23:40:00-03:00',
    )
    expect(await find('Moneda:Baquedano', '20260715', '0000')).toBe(
      '2026-07-15T00:10:00-04:00 2026-07-15T00:20:00-04:00',
    )
  })
})

describe('one feed', () => {
  test('stops that live by other clocks than their feed', async () => {
    const limited = writeRailway({
      timeZone: 'America/New_York',
      stops: ['ny,Penn Station,40.7506,-73.9935,', 'chi,Union Station,41.8787,-87.6403,America/Chicago'],
      trips: { west: ['15:40 ny', '34:50 chi'], east: ['22:30 chi', '43:15 ny'] },
    })
    const { search, board } = await open([limited])
    expect((await search({ viaList: 'Penn Station:Union Station', date: '20261124', time: '1500' })).times).toEqual([
      '2026-11-24T15:40:00-05:00 2026-11-25T09:50:00-06:00',
    ])
    expect((await search({ viaList: 'Union Station:Penn Station', date: '20261124', time: '2130' })).times).toEqual([
      '2026-11-24T21:30:00-06:00 2026-11-25T19:15:00-05:00',
    ])
    expect((await search({ viaList: 'Union Station:Penn Station', date: '20261124', time: '2131' })).times).toEqual([
      '2026-11-25T21:30:00-06:00 2026-11-26T19:15:00-05:00',
    ])
    expect(await board({ station: 'Union Station', date: '20261124', time: '2100' })).toEqual([
      '2026-11-24T21:30:00-06:00',
    ])
  })

  test('a time zone that there is not is as good as none', async () => {
    const feed = writeRailway({
      timeZone: 'Europe/Paris',
      stops: ['a,Here,48.85,2.35,Europe/Lutetia', 'b,There,48.95,2.35,'],
      trips: { one: ['8:00 a', '8:10 b'] },
    })
    const { search } = await open([feed])
    expect((await search({ viaList: 'Here:There', date: '20261124', time: '0730' })).times).toEqual([
      '2026-11-24T08:00:00+01:00 2026-11-24T08:10:00+01:00',
    ])
  })

  test('a train that is under way for days is boarded on the third', async () => {
    const feed = writeRailway({
      timeZone: 'Asia/Tokyo',
      stops: ['a,East,43.1,131.9,', 'b,Middle,52.0,113.5,', 'c,West,56.8,60.6,'],
      trips: { long: ['8:00 a', '56:00 b', '80:00 c'] },
    })
    const { search, board } = await open([feed])
    expect((await search({ viaList: 'Middle:West', date: '20261124', time: '0730' })).times).toEqual([
      '2026-11-24T08:00:00+09:00 2026-11-25T08:00:00+09:00',
    ])
    expect(await board({ station: 'Middle', date: '20261124', time: '0730' })).toEqual(['2026-11-24T08:00:00+09:00'])
  })
})

describe('live data of a feed in another time zone', () => {
  async function openLondon() {
    const feeds = [await writeFeed(smallFeed, 'bay'), await writeFeed(londonFeed, 'london')]
    const city = await openLiveCity({ feeds, sources: (origin) => `london=${origin}/updates` })
    return {
      ...city,
      async board(time: string, date = '20261124') {
        const app = await openTransitApp(city.openEngine(), {}, () => city.clock.time)
        const query = { station: 'Camden Town', date, time, key }
        const { departures } = (await app.server.inject({ url: '/transit/departures', query })).json()
        return departures.map(({ planned, expected }: { planned: string; expected?: string }) => [planned, expected])
      },
      async search(query: Readonly<Record<string, string>>) {
        const app = await openTransitApp(city.openEngine(), {}, () => city.clock.time)
        return (await call(app, 'json/search/course/extreme', query)).json().ResultSet.Course
      },
    }
  }

  const late = (trip: TestTrip['trip']): TestTrip => ({
    trip,
    stopTimeUpdate: [{ stopSequence: 1, departure: { delay: 600 } }],
  })
  const planned = '2026-11-24T08:40:00+00:00'

  test.each<[what: string, trip: TestTrip['trip']]>([
    ['by id and date', { tripId: 'morning', startDate: '20261124' }],
    ['by id alone, the one that is under way', { tripId: 'morning' }],
    ['by route and time', { routeId: 'line', directionId: 0, startTime: '08:40:00', startDate: '20261124' }],
  ])('a trip is known %s', async (_, trip) => {
    const city = await openLondon()
    city.clock.time = Date.parse('2026-11-24T08:41:00Z')
    await city.publish({ trips: [late(trip)] })
    expect(await city.describe()).toMatchObject([{ counts: { updated: 1, unknown: 0 } }])
    expect(await city.board('0830')).toContainEqual([planned, '2026-11-24T08:50:00+00:00'])
    expect(await city.board('0830', '20261125')).toContainEqual([
      '2026-11-25T08:40:00+00:00',
      '2026-11-25T08:40:00+00:00',
    ])
    const course = await city.search({
      viaList: 'Camden Town:St Pancras',
      date: '20261124',
      time: '0845',
      answerCount: '1',
      resultDetail: 'addLive',
    })
    expect(course.Route.Line.DepartureState).toMatchObject({
      Datetime: { text: '2026-11-24T08:50:00+00:00' },
      Planned: { text: planned },
    })
  })

  test('a duplicate and a new trip run at the time that is told', async () => {
    const city = await openLondon()
    city.clock.time = Date.parse('2026-11-24T08:00:00Z')
    const relation = (scheduleRelationship: number) => ({ scheduleRelationship })
    const seconds = (clock: string) => ({ time: Date.parse(`2026-11-24T${clock}:00Z`) / 1000 })
    await city.publish({
      trips: [
        {
          trip: { tripId: 'morning', startDate: '20261124', ...relation(tripRelation.DUPLICATED) },
          tripProperties: { tripId: 'again', startDate: '20261124', startTime: '08:45:00' },
        },
        {
          trip: { tripId: 'extra', routeId: 'line', ...relation(tripRelation.NEW) },
          stopTimeUpdate: [
            { stopId: 'camden', departure: seconds('08:55') },
            { stopId: 'pancras', arrival: seconds('09:01') },
          ],
        },
      ],
    })
    expect(await city.describe()).toMatchObject([{ counts: { added: 2, unknown: 0 } }])
    expect((await city.board('0841')).map(([time]: readonly string[]) => time)).toEqual([
      '2026-11-24T08:45:00+00:00',
      '2026-11-24T08:55:00+00:00',
      '2026-11-24T09:15:00+00:00',
    ])
  })
})
