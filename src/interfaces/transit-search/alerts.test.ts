/** Notices to riders and planned times, from a producer's server to courses and boards. */
import { expect, test } from 'vitest'
import { openLiveCity, secondsAt } from './testing/live-city.ts'
import { call, key, openTransitApp } from './testing/open-transit-app.ts'

const notice = (id: string, ja: string, more: object) => ({
  id,
  alert: {
    cause: 9,
    effect: 4,
    headerText: {
      translation: [
        { text: `${id} in English`, language: 'en' },
        { text: ja, language: 'ja' },
      ],
    },
    descriptionText: { translation: [{ text: '詳細' }] },
    ...more,
  },
})

async function open() {
  const city = await openLiveCity()
  const app = await openTransitApp(city.openEngine(), {}, () => city.clock.time)
  const search = async (more: Readonly<Record<string, string>> = {}) => {
    const query = { from: '凪浜', to: '大学前', date: '20261124', time: '0814', answerCount: '1', ...more }
    return (await call(app, 'json/search/course', query)).json().ResultSet.Course.Route.Line
  }
  const board = async (station: string, more: Readonly<Record<string, string>> = {}) =>
    (await app.server.inject({ url: '/transit/departures', query: { station, time: '0814', key, ...more } })).json()
  return { city, search, board }
}

const late = {
  trip: { tripId: 'local-out-0815', startDate: '20261124' },
  stopTimeUpdate: [{ stopSequence: 1, departure: { delay: 300 } }],
}

test('planned and expected times of a course, for who asks for them alone', async () => {
  const { city, search } = await open()
  await city.publish({ trips: [late] })
  const line = await search({ resultDetail: 'addLive' })
  expect([line.DepartureState.Datetime, line.DepartureState.Planned]).toEqual([
    { text: '2026-11-24T08:20:00+09:00', operation: 'today' },
    { text: '2026-11-24T08:15:00+09:00', operation: 'today' },
  ])
  expect(line.ArrivalState.Planned.text).toBe('2026-11-24T08:27:00+09:00')
  expect(line).not.toHaveProperty('Comment')
  expect((await search()).DepartureState).not.toHaveProperty('Planned')
})

test('notices of a line, a trip and a station, in their time and in Japanese where that is there', async () => {
  const { city, search, board } = await open()
  const now = secondsAt('2026-11-24T08:00')
  await city.publish({
    trips: [late],
    entities: [
      notice('line', '浜北線', { informedEntity: [{ routeId: 'hamakita' }] }),
      notice('trip', '列車', { informedEntity: [{ trip: { tripId: 'local-out-0815' } }] }),
      notice('station', '大学前', { informedEntity: [{ stopId: 'daigakumae-1' }] }),
      notice('other', '中央線', { informedEntity: [{ routeId: 'chuo' }] }),
      notice('both', '別の駅', { informedEntity: [{ routeId: 'hamakita', stopId: 'kitahara-1' }] }),
      notice('past', '昨日', { informedEntity: [{ routeId: 'hamakita' }], activePeriod: [{ end: now - 3_600 }] }),
      notice('nowhere', '知らない駅', { informedEntity: [{ stopId: 'gone' }] }),
    ],
  })
  const line = await search({ resultDetail: 'addLive' })
  expect(line.Comment).toEqual(['浜北線 詳細', '列車 詳細', '大学前 詳細'])
  expect((await search({ resultDetail: 'addLive', language: 'en' })).Comment[1]).toBe('trip in English 詳細')
  expect(await search()).not.toHaveProperty('Comment')
  const { alerts } = await board('大学前')
  expect(alerts).toContain('大学前 詳細')
  expect(alerts).toContain('浜北線 詳細')
  expect(alerts).not.toContain('昨日 詳細')
  expect((await board('市役所前')).alerts).toEqual(['中央線 詳細'])
})

test('a board says notices in the language that is asked for, with cause, effect and periods', async () => {
  const { city, board } = await open()
  const [start, end] = [secondsAt('2026-11-24T07:00'), secondsAt('2026-11-24T20:30')]
  const rain = {
    informedEntity: [{ routeId: 'hamakita' }],
    activePeriod: [
      { start, end },
      { start, end: 2 ** 53 },
    ],
  }
  await city.publish({ entities: [notice('line', '浜北線', rain)] })
  const notices = async (language?: string) => (await board('大学前', language ? { language } : {})).notices
  const periods = [
    { from: '2026-11-24T07:00:00+09:00', until: '2026-11-24T20:30:00+09:00' },
    { from: '2026-11-24T07:00:00+09:00' },
  ]
  const told = { cause: 'MAINTENANCE', effect: 'DETOUR', periods }
  expect(await notices()).toEqual([{ text: '浜北線 詳細', ...told }])
  expect(await notices('en')).toEqual([{ text: 'line in English 詳細', ...told }])
  expect(await notices('en-GB')).toEqual([{ text: 'line in English 詳細', ...told }])
  // The feed's own is its first.
  expect(await notices('fr')).toEqual([{ text: 'line in English 詳細', ...told }])
})
