/** Trips beyond the timetable and other platforms, from a producer's server to courses, boards and timetables. */
import { describe, expect, test } from 'vitest'
import { type TestStop, type TestTrip, tripRelation } from './testing/encode-message.ts'
import { openLiveCity, secondsAt } from './testing/live-city.ts'
import { call, key, openTransitApp } from './testing/open-transit-app.ts'
import { smallFeed, writeFeed } from './testing/small-feed.ts'

const at = (clock: string) => ({ time: secondsAt(`2026-11-24T${clock}`) })

/** 凪浜 to 空港 in eleven minutes, which nothing in the timetable does. */
const nonStop = (more: Partial<TestTrip['trip']> = {}, calls?: TestStop[]): TestTrip => ({
  trip: {
    tripId: 'extra-1',
    routeId: 'rapid',
    startDate: '20261124',
    scheduleRelationship: tripRelation.NEW,
    ...more,
  },
  stopTimeUpdate: calls ?? [
    { stopSequence: 1, stopId: 'nagihama-2', departure: at('09:28') },
    { stopSequence: 2, stopId: 'kuko-1', arrival: at('09:39') },
  ],
})

async function open(options: Parameters<typeof openLiveCity>[0] = {}) {
  const city = await openLiveCity(options)
  const openApp = () => openTransitApp(city.openEngine(), {}, () => city.clock.time)
  const ask = async (path: string, query: Readonly<Record<string, string>>) => {
    const response = await call(await openApp(), `json/${path}`, query)
    return { status: response.statusCode, ...response.json().ResultSet }
  }
  const board = async (station: string, time: string) => {
    const { server } = await openApp()
    const { departures } = (
      await server.inject({ url: '/transit/departures', query: { station, time, minutes: '5', key } })
    ).json()
    return departures
  }
  return { city, ask, board }
}

/** A ride of a course: line, number, platforms and clocks. */
function describeLine({ TypicalName, Number: number = '', DepartureState: from, ArrivalState: to }: WireLine): string {
  const write = ({ no, Datetime }: WireLine['DepartureState']) => `${Datetime.text.slice(11, 16)}/${no}`
  return `${TypicalName} ${number} ${write(from)} ${write(to)}`
}

interface WireLine {
  readonly TypicalName: string
  readonly Number?: string
  readonly DepartureState: { readonly no?: string; readonly Datetime: { readonly text: string } }
  readonly ArrivalState: { readonly no?: string; readonly Datetime: { readonly text: string } }
}

const toAirport = { from: '凪浜', to: '空港', date: '20261124', time: '0925', answerCount: '1' }

describe('a new train', () => {
  test.each([tripRelation.NEW, tripRelation.ADDED])(
    'of relation %i is searched, on its board, in its timetable, with its stops, and on its day alone',
    async (scheduleRelationship) => {
      const { city, ask, board } = await open()
      await city.publish({ trips: [nonStop({ scheduleRelationship })] })
      const { Course } = await ask('search/course', toAirport)
      expect(describeLine(Course.Route.Line)).toBe('浜北線快速  09:28/2 09:39/1')
      expect(Course.Route.Line).toMatchObject({ Name: '浜北線快速・空港行', trainId: 'extra-1' })
      const [row] = await board('凪浜', '0927')
      expect(row).toMatchObject({ line: '浜北線快速', destination: '空港', planned: '2026-11-24T09:28:00+09:00' })
      const { Line } = await ask('station/timetable/train', { code: row.code })
      const names = Line.Stop.map(({ Point }: { Point: { Station: { Name: string } } }) => Point.Station.Name)
      expect(names).toEqual(['凪浜', '空港'])
      const table = await ask('course/timetable', { serializeData: Course.SerializeData, sectionIndex: '1' })
      expect(JSON.stringify(table.TimeTable)).toContain(`"lineCode":"${row.code}"`)
      const tomorrow = await ask('search/course', { ...toAirport, date: '20261125' })
      expect(describeLine(tomorrow.Course.Route.Line)).toBe('浜北線快速 1015 09:35/1 09:51/1')
      expect(await city.describe()).toMatchObject([{ counts: { added: 1, unknown: 0, ignored: 0 } }])
    },
  )

  test('its course is taken back as long as it runs, later too, and refused once it is gone', async () => {
    const { city, ask } = await open()
    await city.publish({ trips: [nonStop()] })
    const { SerializeData: serializeData } = (await ask('search/course', toAirport)).Course
    const later = [
      { stopId: 'nagihama-2', departure: at('09:31') },
      { stopId: 'kuko-1', arrival: at('09:42') },
    ]
    await city.publish({ trips: [nonStop({}, later)] })
    expect(describeLine((await ask('course/edit', { serializeData })).Course.Route.Line)).toBe(
      '浜北線快速  09:31/2 09:42/1',
    )
    await city.publish({ trips: [] })
    expect(await ask('course/edit', { serializeData })).toMatchObject({ status: 400, Error: { code: 'E206' } })
  })

  test('its code stays when another one comes', async () => {
    const { city, ask, board } = await open()
    await city.publish({ trips: [nonStop()] })
    const [{ code }] = await board('凪浜', '0927')
    await city.publish({ trips: [nonStop({ tripId: 'before' }), nonStop()] })
    const { Line } = await ask('station/timetable/train', { code })
    expect(Line.Stop[0].DepartureState.Datetime.text).toBe('09:28:00+09:00')
    await city.publish({ trips: [] })
    expect(await ask('station/timetable/train', { code })).toMatchObject({ status: 400, Error: { code: 'E205' } })
  })

  test('what was planned for it is told where the producer says it', async () => {
    const { city, ask, board } = await open()
    const late = [
      { stopId: 'nagihama-2', departure: { ...at('09:28'), delay: 180 } },
      { stopId: 'kuko-1', arrival: { ...at('09:39'), scheduledTime: at('09:36').time } },
    ]
    await city.publish({ trips: [nonStop({}, late)] })
    const { DepartureState, ArrivalState } = (await ask('search/course', { ...toAirport, resultDetail: 'addLive' }))
      .Course.Route.Line
    expect([DepartureState.Planned.text, ArrivalState.Planned.text]).toEqual([
      '2026-11-24T09:25:00+09:00',
      '2026-11-24T09:36:00+09:00',
    ])
    expect(await board('凪浜', '0927')).toMatchObject([
      { planned: '2026-11-24T09:25:00+09:00', expected: '2026-11-24T09:28:00+09:00' },
      { planned: '2026-11-24T09:30:00+09:00' },
    ])
  })

  test('nobody gets on where it only sets down', async () => {
    const { city } = await open()
    const calls = [
      { stopId: 'nagihama-2', departure: at('09:26') },
      { stopId: 'honmachi-1', departure: at('09:28'), stopTimeProperties: { pickupType: 1 } },
      { stopId: 'kuko-1', arrival: at('09:39') },
    ]
    await city.publish({ trips: [nonStop({}, calls)] })
    expect(await city.ask('凪浜', '空港', '09:25')).toEqual(['浜北線快速 09:26 凪浜 09:39 空港'])
    expect(await city.ask('本町', '空港', '09:25')).toEqual([
      '浜北線 09:34 本町 09:38 緑橋, 浜北線快速 09:41 緑橋 09:51 空港',
    ])
  })

  test('past midnight it belongs to the day on which it set out', async () => {
    const { city } = await open()
    const calls = [
      { stopId: 'nagihama-1', departure: { time: secondsAt('2026-11-25T00:55') } },
      { stopId: 'kuko-1', arrival: { time: secondsAt('2026-11-25T01:05') } },
    ]
    await city.publish({ trips: [nonStop({}, calls)] })
    expect(await city.ask('凪浜', '空港', '00:50', { date: '20261125' })).toEqual(['浜北線快速 00:55 凪浜 01:05 空港'])
  })

  test.each<[what: string, trip: TestTrip]>([
    ['a line that there is not', nonStop({ routeId: 'moon' })],
    ['one stop alone', nonStop({}, [{ stopId: 'nagihama-2', departure: at('09:28') }])],
    [
      'stops that there are not',
      nonStop({}, [
        { stopId: 'x', departure: at('09:28') },
        { stopId: 'y', arrival: at('09:39') },
      ]),
    ],
    ['no times', nonStop({}, [{ stopId: 'nagihama-2' }, { stopId: 'kuko-1', arrival: { delay: 60 } }])],
    ['a day beyond the timetable', nonStop({ startDate: '19991231' })],
    ['a day long before its times', nonStop({ startDate: '20261101' })],
  ])('with %s is counted as unknown', async (_, trip) => {
    const { city } = await open()
    await city.publish({ trips: [trip] })
    expect(await city.ask('凪浜', '空港', '09:28')).toEqual(['浜北線快速 09:35 凪浜 09:51 空港'])
    expect(await city.describe()).toMatchObject([{ counts: { added: 0, unknown: 1 } }])
  })

  test('averages are the timetable’s', async () => {
    const { city } = await open()
    const average = { kind: 'average' } as const
    const planned = await city.ask('凪浜', '空港', '09:00', average)
    await city.publish({ trips: [nonStop()] })
    expect(await city.ask('凪浜', '空港', '09:00', average)).toEqual(planned)
  })
})

describe('a train that runs once more', () => {
  const again = (more: Partial<TestTrip> = {}): TestTrip => ({
    trip: { tripId: 'rapid-out-0935', startDate: '20261124', scheduleRelationship: tripRelation.DUPLICATED },
    tripProperties: { tripId: 'rapid-2', startDate: '20261124', startTime: '09:27:00', tripShortName: '9015' },
    ...more,
  })

  test('stops where its original does, at its own time', async () => {
    const { city, ask } = await open()
    await city.publish({ trips: [again()] })
    const { Course } = await ask('search/course', toAirport)
    expect(describeLine(Course.Route.Line)).toBe('浜北線快速 9015 09:27/1 09:43/1')
    expect(Course.Price.find(({ kind }: { kind: string }) => kind === 'FareSummary').Oneway).toBe('330')
    expect(await city.ask('緑橋', '空港', '09:30')).toEqual(['浜北線快速 09:33 緑橋 09:43 空港'])
    expect(await city.ask('凪浜', '空港', '09:32')).toEqual(['浜北線快速 09:35 凪浜 09:51 空港'])
  })

  test('its delays are its own', async () => {
    const { city } = await open()
    await city.publish({ trips: [again({ stopTimeUpdate: [{ stopSequence: 2, arrival: { delay: 120 } }] })] })
    expect(await city.ask('凪浜', '空港', '09:25')).toEqual(['浜北線快速 09:27 凪浜 09:45 空港'])
    expect(await city.ask('凪浜', '空港', '09:32')).toEqual(['浜北線快速 09:35 凪浜 09:51 空港'])
  })

  test('of no time is unknown', async () => {
    const { city } = await open()
    await city.publish({ trips: [again({ tripProperties: { tripId: 'rapid-2' } })] })
    expect(await city.describe()).toMatchObject([{ counts: { added: 0, unknown: 1 } }])
  })
})

describe('another platform', () => {
  /** 港 has a third platform, which the timetable never uses, ten minutes away from the Hill Line. */
  const openBay = async () => {
    const feed = {
      ...smallFeed,
      'stops.txt': `${smallFeed['stops.txt']}minato3,港,35.0010,139.10,0,minato,3,Z1\n`,
      'transfers.txt': `${smallFeed['transfers.txt']}minato3,minato2,2,600\n`,
    }
    return open({ feeds: [await writeFeed(feed, 'bay')], sources: (origin) => `bay=${origin}/updates` })
  }
  const rapid = (update: TestStop): TestTrip => ({
    trip: { tripId: 'rapid1', startDate: '20261124' },
    stopTimeUpdate: [{ stopSequence: 2, departure: { delay: 0 }, ...update }],
  })
  const toHill = { from: '北町', to: '丘', date: '20261124', time: '0758', answerCount: '1', resultDetail: 'addLive' }

  test.each<[said: string, update: TestStop]>([
    ['as assigned', { stopTimeProperties: { assignedStopId: 'minato3' } }],
    ['as another stop under the number', { stopId: 'minato3' }],
  ])('told %s is on the board and in the course, and changes take the way from there', async (_, update) => {
    const { city, ask, board } = await openBay()
    const line = async () => [(await ask('search/course', toHill)).Course.Route.Line].flat()
    expect((await line()).map(describeLine)).toEqual(['湾岸線 201 08:05/1 08:12/1', '山手線 403 08:15/2 08:33/1'])
    await city.publish({ trips: [rapid(update)] })
    // The local, at the usual platform, is in time.
    expect((await line()).map(describeLine)).toEqual(['湾岸線 101 08:00/1 08:10/1', '山手線 403 08:15/2 08:33/1'])
    expect(await board('港', '0810')).toMatchObject([
      { line: '湾岸線', platform: '1' },
      { line: '湾岸線', platform: '3', plannedPlatform: '1' },
      { line: '山手線', platform: '2' },
    ])
    const { ArrivalState } = (await ask('search/course', { ...toHill, to: '港', time: '0802' })).Course.Route.Line
    expect([ArrivalState.no, ArrivalState.Planned.no]).toEqual(['3', '1'])
  })

  test('of another station is not believed', async () => {
    const { city, board } = await openBay()
    await city.publish({ trips: [rapid({ stopTimeProperties: { assignedStopId: 'oka' } })] })
    const [, row] = await board('港', '0810')
    expect(row).toMatchObject({ line: '湾岸線', platform: '1' })
    expect(row).not.toHaveProperty('plannedPlatform')
  })
})
