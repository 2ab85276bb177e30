/** Live data from a producer's server to the answers: the sample city, with messages that MobilityData's bindings wrote. */
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import { addDays, toLocalMoment } from './domain/local-time.ts'
import { CurrentAdjustments } from './engines/embedded/live/current-adjustments.ts'
import searchInWorker from './engines/embedded/search-worker.ts'
import transitSearch from './index.ts'
import { TimetableStore } from './storage/timetable-store.ts'
import { answer, listJourneys, openLiveCity, secondsAt } from './testing/live-city.ts'
import { startLiveServer } from './testing/live-server.ts'
import { call, key } from './testing/open-transit-app.ts'
import { stopRelation, type TestStop, type TestTrip, tripRelation } from './testing/encode-message.ts'

const late = (tripId: string, minutes: number, more: Partial<TestStop> = { stopSequence: 1 }): TestTrip => ({
  trip: { tripId, startDate: '20261124' },
  stopTimeUpdate: [{ ...more, departure: { delay: minutes * 60 } }],
})

const cancelled = (tripId: string, startDate = '20261124'): TestTrip => ({
  trip: { tripId, startDate, scheduleRelationship: tripRelation.CANCELED },
})

describe('delays', () => {
  test('without any, all is by the timetable', async () => {
    const city = await openLiveCity()
    expect(await city.ask('港', '大学前', '08:05')).toEqual([
      '地下鉄中央線 08:10 港 08:20 緑橋, 浜北線 08:23 緑橋 08:27 大学前',
    ])
  })

  test('a train of a frequency that is late misses its connection: the next one is taken', async () => {
    const city = await openLiveCity()
    const trip = { tripId: 'chuo-north', startDate: '20261124', startTime: '08:10:00' }
    await city.publish({ trips: [{ trip, stopTimeUpdate: [{ stopSequence: 1, departure: { delay: 300 } }] }] })
    expect(await city.ask('港', '大学前', '08:05')).toEqual([
      '地下鉄中央線 08:20 港 08:30 緑橋, 浜北線 08:38 緑橋 08:42 大学前',
    ])
    expect(await city.ask('港', '緑橋', '08:12')).toEqual(['地下鉄中央線 08:15 港 08:25 緑橋 (+5)'])
  })

  test('a connection that is late is caught, at its real time', async () => {
    const city = await openLiveCity()
    await city.publish({ trips: [late('local-out-0815', 12)] })
    expect(await city.ask('港', '大学前', '08:15')).toEqual([
      '地下鉄中央線 08:20 港 08:30 緑橋, 浜北線 08:35 緑橋 08:39 大学前 (+12)',
    ])
  })

  test('one told in absolute times, by the id of the stop, goes on from there to the end', async () => {
    const city = await openLiveCity()
    const time = secondsAt('2026-11-24T09:11')
    const stopTimeUpdate = [{ stopId: 'midoribashi-1', arrival: { time }, departure: { time: time + 60 } }]
    await city.publish({ trips: [{ trip: { tripId: 'local-out-0900', startDate: '20261124' }, stopTimeUpdate }] })
    expect(await city.ask('緑橋', '北原', '09:09')).toEqual(['浜北線 09:12 緑橋 09:21 北原 (+4)'])
    // Nothing is told of the stops before.
    expect(await city.ask('凪浜', '本町', '08:58')).toEqual(['浜北線 09:00 凪浜 09:04 本町'])
  })

  test('a train that is overtaken by the one behind it', async () => {
    const city = await openLiveCity()
    await city.publish({ trips: [late('local-out-0900', 40)] })
    expect(await city.ask('本町', '大学前', '09:00')).toEqual(['浜北線 09:19 本町 09:27 大学前'])
    expect(await city.ask('本町', '大学前', '09:36', { maxJourneys: 2 })).toEqual([
      '浜北線 09:44 本町 09:52 大学前 (+40)',
      '浜北線 09:49 本町 09:57 大学前',
    ])
  })

  test('to arrive by a time, live times count, too', async () => {
    const city = await openLiveCity()
    const arriving = { kind: 'arrival' } as const
    expect(await city.ask('本町', '大学前', '09:14', arriving)).toEqual(['浜北線 09:04 本町 09:12 大学前'])
    await city.publish({ trips: [late('local-out-0900', 3)] })
    expect(await city.ask('本町', '大学前', '09:14', arriving)).toEqual(['浜北線 08:49 本町 08:57 大学前'])
  })

  test('a night train of the day before, late past midnight and asked for on the day after', async () => {
    const city = await openLiveCity()
    city.clock.time = secondsAt('2026-11-25T00:05') * 1000
    await city.publish({ trips: [late('night-out-2440', 10)] })
    const tomorrow = { date: '20261125' }
    expect(await city.ask('凪浜', '空港', '00:30', tomorrow)).toEqual(['浜北線 00:50 凪浜 01:14 空港 (+10)'])
    // Without a date it is the one that runs now.
    await city.publish({ trips: [{ ...late('night-out-2440', 20), trip: { tripId: 'night-out-2440' } }] })
    expect(await city.ask('凪浜', '空港', '00:30', tomorrow)).toEqual(['浜北線 01:00 凪浜 01:24 空港 (+20)'])
    expect(await city.ask('凪浜', '空港', '00:30', { date: '20261126' })).toEqual(['浜北線 00:40 凪浜 01:04 空港'])
  })

  test('a train planned to end before midnight that runs past it belongs to the day after, too', async () => {
    const city = await openLiveCity()
    await city.publish({ trips: [late('local-out-2315', 60)] })
    expect(await city.ask('凪浜', '空港', '00:10', { date: '20261125' })).toEqual([
      '浜北線 00:15 凪浜 00:39 空港 (+60)',
    ])
  })

  test('averages are the timetable’s', async () => {
    const city = await openLiveCity()
    const average = { kind: 'average' } as const
    const planned = await city.ask('凪浜', '空港', '09:00', average)
    await city.publish({ trips: [late('local-out-0900', 40), cancelled('rapid-out-0935')] })
    expect(await city.ask('凪浜', '空港', '09:00', average)).toEqual(planned)
  })
})

describe('what does not run', () => {
  test.each([tripRelation.CANCELED, tripRelation.DELETED])(
    'a trip of relation %i is gone, on its day alone',
    async (relation) => {
      const city = await openLiveCity()
      const trip = { tripId: 'rapid-out-0935', startDate: '20261124', scheduleRelationship: relation }
      await city.publish({ trips: [{ trip }] })
      expect(await city.ask('凪浜', '空港', '09:28')).toEqual(['浜北線 09:30 凪浜 09:54 空港'])
      expect(await city.ask('凪浜', '空港', '09:28', { date: '20261125' })).toEqual([
        '浜北線快速 09:35 凪浜 09:51 空港',
      ])
    },
  )

  test('whoever would stay on board of a train that does not go on has to change', async () => {
    const city = await openLiveCity()
    expect(await city.ask('空港', '湯本', '09:25')).toEqual([
      '浜北線快速 09:30 空港 09:46 凪浜, 峠線 09:50 凪浜 09:59 湯本',
    ])
    await city.publish({ trips: [cancelled('toge-out-0950')] })
    expect((await city.ask('空港', '湯本', '09:25'))[0]).not.toContain('峠線 09:50')
  })

  test('a stop that is skipped: nobody gets off there, and it is not among those passed', async () => {
    const city = await openLiveCity()
    const stopTimeUpdate = [{ stopSequence: 4, scheduleRelationship: stopRelation.SKIPPED }]
    await city.publish({ trips: [{ trip: { tripId: 'local-out-0900', startDate: '20261124' }, stopTimeUpdate }] })
    expect(await city.ask('緑橋', '大学前', '09:05')).toEqual(['浜北線 09:23 緑橋 09:27 大学前'])
    expect(await city.ask('大学前', '北原', '09:10')).toEqual(['浜北線 09:27 大学前 09:32 北原'])
    const { journeys } = await city.openEngine().findJourneys({
      places: [{ name: '緑橋' }, { name: '北原' }],
      kind: 'departure',
      date: '20261124',
      time: 9 * 3600 + 5 * 60,
      order: 'best',
      maxJourneys: 1,
    })
    const [ride] = journeys[0]?.legs ?? []
    expect(ride?.kind === 'ride' && ride.calls.map(({ station }) => station.name)).toEqual(['緑橋', '北原'])
  })

  test('a replacement stops only where it says', async () => {
    const city = await openLiveCity()
    const at = (text: string) => ({ time: secondsAt(`2026-11-24T${text}`) })
    const trip = { tripId: 'local-out-0900', startDate: '20261124', scheduleRelationship: tripRelation.REPLACEMENT }
    const stopTimeUpdate = [
      { stopId: 'nagihama-1', departure: at('09:02') },
      { stopId: 'daigakumae-1', arrival: at('09:10'), departure: at('09:11') },
      { stopId: 'kuko-1', arrival: at('09:20') },
    ]
    await city.publish({ trips: [{ trip, stopTimeUpdate }] })
    expect(await city.ask('凪浜', '大学前', '08:58')).toEqual(['浜北線 09:02 凪浜 09:10 大学前 (+2)'])
    expect(await city.ask('本町', '大学前', '08:58')).toEqual(['浜北線 09:19 本町 09:27 大学前'])
  })
})

describe('which updates count', () => {
  test('trips that are unknown, and new ones that say too little, are counted, and change nothing', async () => {
    const city = await openLiveCity()
    await city.publish({
      trips: [
        late('local-out-0900', 5),
        {
          trip: { tripId: 'local-out-0915', startDate: '20261124' },
          stopTimeUpdate: [{ stopId: 'moon', arrival: { delay: 60 } }],
        },
        cancelled('rapid-out-0935'),
        late('no-such-train', 5),
        { trip: { tripId: 'bus-in-0930', startDate: '20261128' } },
        { trip: { tripId: 'chuo-north', startDate: '20261124', startTime: '08:11:00' } },
        { trip: { tripId: 'extra', startDate: '20261124', scheduleRelationship: tripRelation.NEW } },
        { trip: { tripId: 'extra-2', startDate: '20261124', scheduleRelationship: tripRelation.DUPLICATED } },
        { trip: { tripId: 'odd', startDate: '20261124', scheduleRelationship: 99 as never } },
      ],
      entities: [{ id: 'alert', alert: { headerText: { translation: [{ text: 'Snow' }] } } }],
    })
    expect(await city.describe()).toMatchObject([
      {
        feed: 'nagihama',
        state: 'in use',
        counts: { updated: 2, cancelled: 1, added: 0, unknown: 5, ignored: 1, lostStops: 1 },
      },
    ])
  })

  test('a differential message changes what it names, a whole one takes the place of all', async () => {
    const city = await openLiveCity()
    const read = async () => [
      ...(await city.ask('凪浜', '本町', '08:58')),
      ...(await city.ask('凪浜', '本町', '09:13')),
    ]
    await city.publish({ trips: [late('local-out-0900', 1), late('local-out-0915', 1)] })
    expect(await read()).toEqual(['浜北線 09:01 凪浜 09:05 本町 (+1)', '浜北線 09:16 凪浜 09:20 本町 (+1)'])
    await city.publish({ isDifferential: true, trips: [late('local-out-0915', 2)] })
    expect(await read()).toEqual(['浜北線 09:01 凪浜 09:05 本町 (+1)', '浜北線 09:17 凪浜 09:21 本町 (+2)'])
    await city.publish({ isDifferential: true, entities: [{ id: 'local-out-0900', isDeleted: true }] })
    expect(await read()).toEqual(['浜北線 09:00 凪浜 09:04 本町', '浜北線 09:17 凪浜 09:21 本町 (+2)'])
    await city.publish({ trips: [late('local-out-0900', 3)] })
    expect(await read()).toEqual(['浜北線 09:03 凪浜 09:07 本町 (+3)', '浜北線 09:15 凪浜 09:19 本町'])
  })

  test('a running process follows within seconds, and goes on answering meanwhile', async () => {
    const city = await openLiveCity()
    const engine = city.openEngine()
    const ask = () => listJourneys(engine, '凪浜', '空港', '09:28')
    expect(await ask()).toEqual(['浜北線快速 09:35 凪浜 09:51 空港'])
    await city.publish({ trips: [cancelled('rapid-out-0935')] })
    await expect.poll(ask).toEqual(['浜北線 09:30 凪浜 09:54 空港'])
  })

  test('a worker that is asked itself answers by shared adjustments as the engine does', async () => {
    const city = await openLiveCity()
    await city.publish({ trips: [late('local-out-0900', 5), cancelled('rapid-out-0935')] })
    const timetable = await new TimetableStore(city.context.dataFolder).load()
    const adjustments = timetable && (await new CurrentAdjustments(city.context, 'test').read(timetable))
    expect(adjustments).toMatchObject({ trip: { length: 2 } })
    const query = {
      places: [{ name: '凪浜' }, { name: '空港' }],
      kind: 'departure',
      date: '20261124',
      time: 9 * 3600,
      order: 'best',
      maxJourneys: 5,
    } as const
    expect(
      timetable &&
        JSON.parse(
          searchInWorker({
            question: { about: 'journeys', query },
            name: timetable.name,
            file: timetable.file,
            adjustments,
          }),
        ),
    ).toEqual(await city.openEngine().findJourneys(query))
  })
})

test('a whole server: the job reads, and the wire answers in live times', async () => {
  const server = await startLiveServer()
  const app = await openTestApp([transitSearch], {
    MAINSTAY_DEV_KEY: key,
    MAINSTAY_SAMPLES: '1',
    MAINSTAY_ALLOW_PRIVATE_ADDRESSES: '1',
    TRANSIT_SEARCH_LIVE: `nagihama=${server.origin}/updates`,
    TRANSIT_SEARCH_COLLAPSE: 'never',
  })
  const date = addDays(toLocalMoment(Date.now(), 'Asia/Tokyo').date, 1)
  const trip = { tripId: 'rapid-out-0935', startDate: date }
  const stopTimeUpdate = [{ stopSequence: 1, departure: { delay: 240 } }]
  answer(server, { trips: [{ trip, stopTimeUpdate }] }, Date.now())
  app.startJobs()
  const query = { viaList: '凪浜:空港', date, time: '0930' }
  const ask = async () => {
    const { Course } = (
      await call(app, 'json/search/course/extreme', { viaList: '凪浜:空港', date, time: '0930' })
    ).json().ResultSet
    const [line] = Course[0].Route.Line
    return [
      line.TypicalName,
      line.DepartureState.Datetime.text.slice(11, 16),
      line.ArrivalState.Datetime.text.slice(11, 16),
    ]
  }
  await expect.poll(ask, { timeout: 20_000, interval: 200 }).toEqual(['浜北線快速', '09:39', '09:55'])
  const { Course } = (await call(app, 'json/search/course/extreme', query)).json().ResultSet
  expect(Course[0].Price[0]).toMatchObject({ kind: 'FareSummary', Oneway: '330' })
})
