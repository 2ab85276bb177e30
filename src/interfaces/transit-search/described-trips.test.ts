/** Live data of trips that their producer names by route, direction and time. */
import { describe, expect, test } from 'vitest'
import { stopRelation, type TestStop, type TestTrip, tripRelation } from './testing/encode-message.ts'
import { openLiveCity } from './testing/live-city.ts'
import { smallFeed, writeFeed } from './testing/small-feed.ts'

describe('a trip without an id', () => {
  const late = (trip: TestTrip['trip'], stops: TestStop[] = []): TestTrip => ({
    trip,
    stopTimeUpdate: [{ stopSequence: 1, departure: { delay: 240 } }, ...stops],
  })

  test('is known by route, time, date and direction', async () => {
    const city = await openLiveCity()
    const trip = { routeId: 'hamakita', directionId: 0, startTime: '09:00:00', startDate: '20261124' }
    await city.publish({ trips: [late(trip)] })
    expect(await city.ask('凪浜', '本町', '08:58')).toEqual(['浜北線 09:04 凪浜 09:08 本町 (+4)'])
    expect(await city.describe()).toMatchObject([{ counts: { updated: 1, unknown: 0 } }])
  })

  test('and may be cancelled so', async () => {
    const city = await openLiveCity()
    const trip = { routeId: 'rapid', directionId: 0, startTime: '09:35:00', startDate: '20261124' }
    await city.publish({ trips: [{ trip: { ...trip, scheduleRelationship: tripRelation.CANCELED } }] })
    expect(await city.ask('凪浜', '空港', '09:28')).toEqual(['浜北線 09:30 凪浜 09:54 空港'])
  })

  test.each<[what: string, trip: TestTrip['trip']]>([
    ['of another direction', { routeId: 'hamakita', directionId: 1, startTime: '09:02:00', startDate: '20261124' }],
    ['of another time', { routeId: 'hamakita', directionId: 0, startTime: '09:01:00', startDate: '20261124' }],
    ['of no time', { routeId: 'hamakita', directionId: 0, startDate: '20261124' }],
    ['of no route', { directionId: 0, startTime: '09:00:00', startDate: '20261124' }],
  ])('%s is unknown', async (_, trip) => {
    const city = await openLiveCity()
    await city.publish({ trips: [late(trip)] })
    expect(await city.describe()).toMatchObject([{ counts: { updated: 0, unknown: 1 } }])
  })

  test('of two that set out together the one whose stops are told; without them neither', async () => {
    const feed = {
      ...smallFeed,
      'trips.txt': `${smallFeed['trips.txt']}coast,daily,short1,港,103,0,\n`,
      'stop_times.txt': `${smallFeed['stop_times.txt']}short1,8:00:00,8:00:00,kita,1\nshort1,8:14:00,8:14:00,minato1,2\n`,
    }
    const city = await openLiveCity({
      feeds: [await writeFeed(feed, 'bay')],
      sources: (origin) => `bay=${origin}/updates`,
    })
    const trip = { routeId: 'coast', directionId: 0, startTime: '08:00:00', startDate: '20261124' }
    await city.publish({ trips: [late(trip)] })
    expect(await city.describe()).toMatchObject([{ counts: { updated: 0, unknown: 1 } }])
    await city.publish({ trips: [late(trip, [{ stopId: 'minami', scheduleRelationship: stopRelation.SCHEDULED }])] })
    expect(await city.ask('北町', '南浜', '07:58', { order: 'changes' })).toEqual(['湾岸線 08:05 北町 08:24 南浜'])
    expect(await city.describe()).toMatchObject([{ counts: { updated: 1, unknown: 0 } }])
  })
})
