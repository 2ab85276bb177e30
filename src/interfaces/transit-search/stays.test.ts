/** Time to stay at places on the way, over the small feed. */
import { describe, expect, test } from 'vitest'
import { openFeedApp } from './testing/open-feed-app.ts'
import { smallFeed } from './testing/small-feed.ts'

interface WireLine {
  readonly TypicalName: string
  readonly DepartureState: { readonly Datetime: { readonly text: string } }
  readonly ArrivalState: { readonly Datetime: { readonly text: string } }
}

const listLines = ({ Route }: { Route: { Line: WireLine | WireLine[] } }) =>
  [Route.Line]
    .flat()
    .map(
      ({ TypicalName, DepartureState, ArrivalState }) =>
        `${TypicalName} ${DepartureState.Datetime.text.slice(11, 16)}-${ArrivalState.Datetime.text.slice(11, 16)}`,
    )

async function open() {
  const { ask } = await openFeedApp([smallFeed])
  const search = async (more: Readonly<Record<string, string>>) => {
    const query = { viaList: '北町:港:丘', date: '20261124', time: '0755', answerCount: '5', ...more }
    const { Course = [], ...answer } = await ask('search/course/extreme', query)
    return { ...answer, courses: [Course].flat().map(listLines), first: [Course].flat()[0] }
  }
  return { ask, search }
}

describe('a stay', () => {
  test('between two trains is as long as it is asked for, at least', async () => {
    const { search } = await open()
    expect((await search({ answerCount: '1' })).courses).toEqual([['湾岸線 08:05-08:12', '山手線 08:15-08:33']])
    expect((await search({ stay: '0', answerCount: '1' })).courses).toEqual(
      (await search({ answerCount: '1' })).courses,
    )
    expect((await search({ stay: '3' })).courses[0]).toEqual(['湾岸線 08:05-08:12', '山手線 08:15-08:33'])
    expect((await search({ stay: '4' })).courses[0]).toEqual(['湾岸線 08:00-08:10', '山手線 08:15-08:33'])
    // No train of the timetable leaves later than 62 minutes after the first one has come.
    expect((await search({ stay: '50' })).courses).toEqual([['湾岸線 08:05-08:12', '山手線 09:12-09:32']])
    expect((await search({ stay: '61' })).courses).toEqual([['湾岸線 08:00-08:10', '山手線 09:12-09:32']])
  })

  test('the course that arrives first is among the answers, however much longer it takes than another', async () => {
    const { ask } = await openFeedApp([
      {
        ...smallFeed,
        'trips.txt': `${smallFeed['trips.txt']}coast,daily,quick1,港,,0,\nhill,daily,quick2,丘,,0,\n`,
        'stop_times.txt':
          `${smallFeed['stop_times.txt']}quick1,8:57:00,8:57:00,kita,1\nquick1,8:59:00,8:59:00,minato1,2\n` +
          'quick2,9:50:00,9:50:00,minato2,1\nquick2,9:53:00,9:53:00,oka,2\n',
      },
    ])
    const query = { viaList: '北町:港:丘', stay: '50', date: '20261124', time: '0755', answerCount: '5' }
    const { Course } = await ask('search/course/extreme', query)
    expect(Course.map(listLines)).toEqual([
      ['湾岸線 08:05-08:12', '山手線 09:12-09:32'],
      ['湾岸線 08:57-08:59', '山手線 09:50-09:53'],
    ])
  })

  test('overnight goes on the day after', async () => {
    const { search } = await open()
    const { courses, first } = await search({ stay: '494', time: '2345' })
    expect(courses).toEqual([['湾岸線 23:50-00:01', '山手線 08:15-08:33']])
    expect(first.Route.Line[1].DepartureState.Datetime).toEqual({
      text: '2026-11-25T08:15:00+09:00',
      operation: 'today',
    })
  })

  test('to arrive by a time it counts backwards', async () => {
    const { search } = await open()
    const arriving = { searchType: 'arrival', time: '0935' }
    expect((await search({ ...arriving, stay: '50' })).courses).toEqual([['湾岸線 08:05-08:12', '山手線 09:12-09:32']])
    expect((await search({ ...arriving, stay: '61' })).courses).toEqual([['湾岸線 08:00-08:10', '山手線 09:12-09:32']])
  })

  test('at one of several places', async () => {
    const { search } = await open()
    const { courses } = await search({ viaList: '北町:港:山手:丘', stay: '0:40', time: '0755' })
    expect(courses[0]?.at(0)).toBe('湾岸線 08:05-08:12')
    expect(courses[0]?.at(-1)).toBe('山手線 09:22-09:32')
  })

  test('is kept with the course', async () => {
    const { ask, search } = await open()
    const { first } = await search({ stay: '50' })
    const { Course } = await ask('course/edit', { serializeData: first.SerializeData })
    expect(listLines(Course)).toEqual(['湾岸線 08:05-08:12', '山手線 09:12-09:32'])
    const sooner = { sectionIndex: '2', assignType: 'departure', date: '20261124', time: '0813' }
    expect(await ask('course/edit', { serializeData: first.SerializeData, ...sooner })).toMatchObject({
      status: 400,
      Error: { code: 'E206' },
    })
  })

  test.each<[query: Readonly<Record<string, string>>, says: string]>([
    [{ stay: '10:10' }, '"stay" has 2 values for 1 places on the way; it takes one for each.'],
    [{ stay: 'x' }, '"stay" names "x"; it takes minutes from 0 to 1440.'],
    [{ stay: '1441' }, '"stay" names "1441"; it takes minutes from 0 to 1440.'],
    [{ stay: '10', viaList: '北町:丘' }, '"stay" has 1 values for 0 places on the way; it takes one for each.'],
    [{ stay: '10', searchType: 'plain' }, '"stay" is for times of day; averages have none.'],
    [
      { stay: '10', viaList: '北町:35.0,139.1,wgs84:丘' },
      'One stays at stations; "stay" is more than 0 at a position.',
    ],
  ])('%j is refused', async (query, says) => {
    const { search } = await open()
    const answer = await search(query)
    expect([answer.status, answer.Error.Message.replace(/^[^ ]+ /, '')]).toEqual([400, says])
  })
})
