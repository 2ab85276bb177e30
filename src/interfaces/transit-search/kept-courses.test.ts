/** What is handed out as `SerializeData`, taken back through the front door. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openFeedApp } from './testing/open-feed-app.ts'
import { openLiveCity } from './testing/live-city.ts'
import { call, openTransitApp } from './testing/open-transit-app.ts'
import { smallFeed } from './testing/small-feed.ts'

interface Line {
  readonly TypicalName: string
  readonly DepartureState: { readonly Datetime: { readonly text: string } }
  readonly ArrivalState: { readonly Datetime: { readonly text: string } }
}

interface Course {
  readonly SerializeData: string
  readonly Route: { readonly Line: Line | readonly Line[] }
}

/** `湾岸線 08:05-08:12` for each line. */
const linesOf = ({ Route }: Course) =>
  [Route.Line]
    .flat()
    .map(
      ({ TypicalName, DepartureState, ArrivalState }) =>
        `${TypicalName} ${DepartureState.Datetime.text.slice(11, 16)}-${ArrivalState.Datetime.text.slice(11, 16)}`,
    )

async function openCourse(from = '北町', to = '丘', time = '0800') {
  const opened = await openFeedApp([smallFeed])
  const { Course } = await opened.ask('search/course', { from, to, date: '20261124', time, answerCount: '1' })
  return { ...opened, course: Course as Course, serializeData: String(Course.SerializeData) }
}

describe('course/edit', () => {
  test('a course comes back as it was; its text stands in an address unescaped, and every change of it is refused', async () => {
    const { ask, course, serializeData } = await openCourse()
    expect(serializeData).toMatch(/^[\w-]+--[\da-f]{40}--0--1$/)
    const { Course } = await ask('course/edit', { serializeData })
    expect(Course).toEqual(course)
    expect(linesOf(Course)).toEqual(['湾岸線 08:05-08:12', '山手線 08:15-08:33'])
    const changed = `${serializeData.slice(0, 9)}${serializeData[9] === 'A' ? 'B' : 'A'}${serializeData.slice(10)}`
    for (const text of [changed, serializeData.replace(/1$/, '2'), 'x', serializeData.replace(/--\w{40}--/, '--')])
      expect(await ask('course/edit', { serializeData: text })).toMatchObject({ status: 400, Error: { code: 'E207' } })
  })

  test('another server does not know it; nor does one whose timetables are others, unless it is told to', async () => {
    const { serializeData } = await openCourse()
    const other = await openFeedApp([smallFeed], { now: Date.parse('2026-11-25T08:00:00+09:00') })
    expect((await other.ask('course/edit', { serializeData })).Error.code).toBe('E207')
    const later = await openFeedApp([smallFeed])
    const { Course } = await later.ask('search/course', { from: '北町', to: '港', date: '20261124', time: '0800' })
    const kept = { serializeData: Course[0].SerializeData }
    expect((await later.ask('course/edit', kept)).Course.Route.Line.TypicalName).toBe('湾岸線')
  })

  test('the next earlier and later course', async () => {
    const { ask, serializeData } = await openCourse()
    const later = await ask('course/edit', { serializeData, assignInstruction: 'AutoNext' })
    expect(linesOf(later.Course)).toEqual(['湾岸線 09:00-09:10', '山手線 09:12-09:32'])
    const earlier = await ask('course/edit', {
      serializeData: later.Course.SerializeData,
      assignInstruction: 'AutoPrevious',
    })
    expect(linesOf(earlier.Course)).toEqual(['湾岸線 08:05-08:12', '山手線 08:15-08:33'])
    const before = await ask('course/edit', { serializeData, assignInstruction: 'AutoPrevious' })
    expect(before.Course.Route.Line[0].DepartureState.Datetime.text).toBe('2026-11-23T23:50:00+09:00')
  })

  test('another train for a line: the one that a timetable names, and a way on for whoever then comes too late', async () => {
    const { ask, serializeData } = await openCourse()
    const { TimeTable } = await ask('course/timetable', { serializeData, sectionIndex: '1' })
    expect([TimeTable.Station.Name, TimeTable.Line.Name, TimeTable.Datetime.text.slice(0, 10)]).toEqual([
      '北町',
      '湾岸線',
      '2026-11-24',
    ])
    const minutes = TimeTable.HourTable[0].MinuteTable
    expect(minutes.map(({ Minute }: { Minute: string }) => Minute)).toEqual(['0', '5'])
    // Both trains of eight o'clock reach the 8:15, so the rest stays.
    const stopping = await ask('course/edit', { serializeData, sectionIndex: '1', lineCode: minutes[0].Stop.lineCode })
    expect(linesOf(stopping.Course)).toEqual(['湾岸線 08:00-08:10', '山手線 08:15-08:33'])
    const nine = TimeTable.HourTable[1].MinuteTable.Stop.lineCode
    const late = await ask('course/edit', { serializeData, sectionIndex: '1', lineCode: nine })
    expect(linesOf(late.Course)).toEqual(['湾岸線 09:00-09:10', '山手線 09:12-09:32'])
  })

  test('a line searched again at another time; a train that leaves before one is there is refused', async () => {
    const { ask, serializeData } = await openCourse()
    const again = { serializeData, sectionIndex: '2', assignType: 'departure', time: '0830' }
    expect(linesOf((await ask('course/edit', again)).Course)).toEqual(['湾岸線 08:05-08:12', '山手線 09:12-09:32'])
    const { TimeTable } = await ask('course/timetable', { serializeData, sectionIndex: '2' })
    const [first] = TimeTable.HourTable[0].MinuteTable
    expect(first.Minute).toBe('12')
    const tooEarly = await ask('course/edit', { serializeData, sectionIndex: '2', lineCode: first.Stop.lineCode })
    expect([tooEarly.status, tooEarly.Error.code]).toEqual([400, 'E206'])
  })

  test('what needs a pass is refused by name', async () => {
    const { ask, serializeData } = await openCourse()
    for (const [name, path] of [
      ['assignRoute', 'course/edit'],
      ['coupon', 'course/edit'],
      ['teikiKind', 'course/recalculate'],
      ['chargeIndex', 'course/recalculate'],
    ] as const)
      expect((await ask(path, { serializeData, [name]: '5' })).Error.Message).toContain(`"${name}" is not served`)
    expect((await ask('course/repayment', { serializeData })).Error.Message).toMatch(/no pass that could be paid back/)
  })

  test('live times count, and a train that is cancelled is not handed back', async () => {
    const city = await openLiveCity()
    const app = await openTransitApp(city.openEngine(), {}, () => city.clock.time)
    const edit = async (query: Readonly<Record<string, string>>) =>
      (await call(app, 'json/course/edit', query)).json().ResultSet
    const query = { from: '凪浜', to: '大学前', date: '20261124', time: '0814', answerCount: '1' }
    const { Course } = (await call(app, 'json/search/course', query)).json().ResultSet
    expect(linesOf(Course)).toEqual(['浜北線 08:15-08:27'])
    const kept = { serializeData: Course.SerializeData }
    const trip = { tripId: 'local-out-0815', startDate: '20261124' }
    await city.publish({ trips: [{ trip, stopTimeUpdate: [{ stopSequence: 1, departure: { delay: 300 } }] }] })
    await expect.poll(async () => linesOf((await edit(kept)).Course)).toEqual(['浜北線 08:20-08:32'])
    await city.publish({ trips: [{ trip: { ...trip, scheduleRelationship: 3 } }] })
    await expect.poll(async () => (await edit(kept)).Error?.code).toBe('E206')
  })
})

describe('course/recalculate', () => {
  test('the fares, with the one that is asked for selected; one that there is not is refused', async () => {
    const { ask, course, serializeData } = await openCourse()
    const { Course } = await ask('course/recalculate', { serializeData, fareIndex: '1', addRouteData: 'true' })
    expect(Course).toEqual(course)
    const { status, Error } = await ask('course/recalculate', { serializeData, fareIndex: '2' })
    expect([status, Error.Message]).toEqual([400, expect.stringContaining('"fareIndex" is "2"')])
  })
})

test('search/course/light: the console’s page with the question filled in', async () => {
  const { ask } = await openFeedApp([smallFeed])
  const { ResourceURI } = await ask('search/course/light', {
    from: '港',
    to: '丘',
    time: '0800',
    key: 'the-key-of-this-test',
  })
  const page = new URL(ResourceURI)
  expect([page.pathname, page.hash]).toEqual(['/', '#/transit-search/journeys'])
  expect(Object.fromEntries(page.searchParams)).toEqual({ from: '港', to: '丘', time: '0800' })
})

test('the secret lies with the data, for its owner alone', async () => {
  const { ask, serializeData, dataFolder } = await openCourse()
  expect((await ask('course/edit', { serializeData })).status).toBe(200)
  expect(await readFile(join(dataFolder, 'transit/course-secret'), 'utf8')).toMatch(/^[\da-f]{64}$/)
})
