/** What "now" and "today" are: by the platform's clock, in the time zone of the timetable. */
import { expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import { fakeFeed, FakeTransitSearch } from './testing/fake-transit-search.ts'
import { composeRide, composeStation } from './testing/compose-journey.ts'
import { call, openTransitApp } from './testing/open-transit-app.ts'

async function askAt(now: string, timeZone: string, query: Readonly<Record<string, string>> = {}) {
  const engine = new FakeTransitSearch({ feeds: [{ ...fakeFeed, timeZone }] })
  const app = await openTransitApp(engine, {}, () => Date.parse(now))
  await call(app, 'json/search/course/extreme', { viaList: '1:2', ...query })
  const [asked] = engine.journeyQueries
  const minutes = (asked?.time ?? 0) / 60
  return `${asked?.date} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

test.each([
  ['2026-11-24T14:59:59Z', 'Asia/Tokyo', {}, '20261124 23:59'],
  ['2026-11-24T15:00:00Z', 'Asia/Tokyo', {}, '20261125 0:00'],
  ['2026-12-31T15:00:00Z', 'Asia/Tokyo', {}, '20270101 0:00'],
  ['2026-11-24T15:00:00Z', 'Asia/Tokyo', { date: '20261201' }, '20261201 0:00'],
  ['2026-11-24T15:00:00Z', 'Asia/Tokyo', { time: '0930' }, '20261125 9:30'],
  ['2026-11-25T04:59:00Z', 'America/New_York', {}, '20261124 23:59'],
  // Clocks go forward at 1:00 UTC on 29 March 2026, and back on 25 October.
  ['2026-03-29T00:59:59Z', 'Europe/Berlin', {}, '20260329 1:59'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', {}, '20260329 3:00'],
  ['2026-10-24T22:30:00Z', 'Europe/Berlin', {}, '20261025 0:30'],
  ['2026-10-25T00:59:59Z', 'Europe/Berlin', {}, '20261025 2:59'],
  ['2026-10-25T01:00:00Z', 'Europe/Berlin', {}, '20261025 2:00'],
  ['2026-10-25T23:00:00Z', 'Europe/Berlin', {}, '20261026 0:00'],
  ['2026-11-24T13:00:00Z', 'Asia/Kathmandu', {}, '20261124 18:45'],
])('at %s in %s, asked %j, a journey is looked for at %s', async (now, timeZone, query, moment) => {
  expect(await askAt(now, timeZone, query)).toBe(moment)
})

test.each([
  ['2026-11-24T15:10:00Z', 'lastTrain', '20261124'],
  ['2026-11-24T17:59:00Z', 'lastTrain', '20261124'],
  ['2026-11-24T18:00:00Z', 'lastTrain', '20261125'],
  ['2026-11-24T15:10:00Z', 'firstTrain', '20261125'],
])('at %s the %s of today is that of %s', async (now, searchType, date) => {
  expect(await askAt(now, 'Asia/Tokyo', { searchType })).toMatch(new RegExp(`^${date} `))
})

test('the assistant, asked after midnight for the last train, means the night that is not over', async () => {
  const engine = new FakeTransitSearch()
  const app = await openTransitApp(engine, {}, () => Date.parse('2026-11-24T15:10:00Z'))
  const [skill] = app.skillsOf(developer)
  await skill?.match({ text: '港から空港までの終電は?', language: 'ja' })?.perform(new AbortController().signal)
  expect(engine.journeyQueries[0]).toMatchObject({ kind: 'lastTrain', date: '20261124' })
})

test('times are written with the offset that holds then', async () => {
  const [west, east] = [composeStation('1', 'West'), composeStation('2', 'East')]
  const ride = composeRide([
    [west, '2026-03-29 01:50'],
    [east, '2026-03-29 03:10'],
  ])
  const engine = new FakeTransitSearch({
    feeds: [{ ...fakeFeed, timeZone: 'Europe/Berlin' }],
    journeys: [{ legs: [ride], fares: [] }],
  })
  const response = await call(await openTransitApp(engine), 'json/search/course/extreme', { viaList: '1:2' })
  const { Line } = response.json().ResultSet.Course.Route
  expect(Line.DepartureState.Datetime.text).toBe('2026-03-29T01:50:00+01:00')
  expect(Line.ArrivalState.Datetime.text).toBe('2026-03-29T03:10:00+02:00')
})
