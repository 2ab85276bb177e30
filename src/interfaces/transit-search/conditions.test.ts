/** What a rider does not want, through the front door: lines, operators, changes and walks are left out, and the rest is refused by name. */
import { describe, expect, test } from 'vitest'
import { openFeedApp } from './testing/open-feed-app.ts'
import { smallFeed } from './testing/small-feed.ts'

interface Course {
  readonly Route: { readonly Line: { readonly TypicalName: string } | readonly { readonly TypicalName: string }[] }
}

/** The small feed with a limited express from end to end, a coach, and another firm's slow train. */
const feed = {
  ...smallFeed,
  'agency.txt': `${smallFeed['agency.txt']}B,岬鉄道,https://example.invalid/,Asia/Tokyo\n`,
  'routes.txt': `${smallFeed['routes.txt']}express,A,X,湾岸特急,2,\ncoach,A,,岬エクスプレス,202,\nslow,B,S,岬線・普通,2,\n`,
  'trips.txt': `${smallFeed['trips.txt']}express,daily,express1,南浜,1,0,\ncoach,daily,coach1,南浜,,0,\nslow,daily,slow1,南浜,,0,\n`,
  'stop_times.txt':
    `${smallFeed['stop_times.txt']}express1,8:02:00,8:02:00,kita,1\nexpress1,8:14:00,8:14:00,minami,2\n` +
    'coach1,8:01:00,8:01:00,kita,1\ncoach1,8:16:00,8:16:00,minami,2\nslow1,8:03:00,8:03:00,kita,1\nslow1,8:22:00,8:22:00,minami,2\n',
}

const detail = (changes: Readonly<Record<number, string>>, answers = 'A23121141') =>
  `T${[...'32212332323191'].map((digit, index) => changes[index + 1] ?? digit).join('')}:F332112212000010:${answers}:`

async function open() {
  const { ask } = await openFeedApp([feed])
  const find = async (query: Readonly<Record<string, string>>, path = 'search/course') => {
    const answer = await ask(path, { from: '北町', to: '南浜', date: '20261124', time: '0800', ...query })
    const courses: readonly Course[] = [answer.Course ?? []].flat()
    return courses.map(({ Route }) =>
      [Route.Line]
        .flat()
        .map(({ TypicalName }) => TypicalName)
        .join(', '),
    )
  }
  return { ask, find }
}

test('lines and operators by name; one that there is not is refused', async () => {
  const { ask, find } = await open()
  expect((await find({}))[0]).toBe('湾岸特急')
  expect((await find({ interruptRailList: '湾岸特急' }))[0]).toBe('岬エクスプレス')
  expect((await find({ interruptRailList: '湾岸特急:岬エクスプレス' }))[0]).toBe('岬線・普通')
  // A feed may have the kind of train in the name: the line is meant.
  expect((await find({ interruptRailList: '湾岸特急:岬エクスプレス:岬線' }))[0]).toBe('湾岸線')
  expect(await find({ interruptCorporationList: 'Bay Railway' })).toEqual(['岬線・普通'])
  const { status, Error } = await ask('search/course', { from: '北町', to: '南浜', interruptRailList: '湾岸' })
  expect([status, Error.code, Error.Message]).toEqual([
    400,
    'E208',
    '指定された路線または会社が見つかりません。 No line or operator of the timetable is called "湾岸".',
  ])
})

test('kinds of vehicles, by the switches of the search by averages and by conditionDetail', async () => {
  const { find } = await open()
  const plain = await find({ limitedExpress: 'false', bus: 'false' }, 'search/course/plain')
  expect(plain).not.toContain('湾岸特急')
  expect(plain).not.toContain('岬エクスプレス')
  expect(plain).toContain('湾岸線')
  expect((await find({ conditionDetail: detail({ 5: '1' }) }))[0]).toBe('岬エクスプレス')
  expect((await find({ conditionDetail: detail({ 5: '1', 6: '1' }) }))[0]).toBe('岬線・普通')
  expect(await find({ conditionDetail: detail({}, 'A23122141') })).toEqual(['岬エクスプレス'])
})

describe('changes and walks', () => {
  test('none: only what goes there without', async () => {
    const { find } = await open()
    const uphill = { to: '丘', time: '0800' }
    expect((await find(uphill))[0]).toBe('湾岸線, 山手線')
    // The train at nine goes on to the hill as another: nobody changes.
    expect((await find({ ...uphill, conditionDetail: detail({}, 'A21121141') }))[0]).toBe('湾岸線, 山手線')
    expect(await find({ to: '岬', time: '0800' })).not.toEqual([])
    expect(await find({ to: '岬', time: '0800', conditionDetail: detail({ 11: '1' }) })).toEqual([])
  })

  test('none: what goes there all day long, where others with changes are there in an hour', async () => {
    const { ask } = await openFeedApp([
      {
        ...feed,
        'trips.txt': `${feed['trips.txt']}coach,daily,coach2,岬,,0,\n`,
        'stop_times.txt': `${feed['stop_times.txt']}coach2,8:20:00,8:20:00,kita,1\ncoach2,17:50:00,17:50:00,bus2,2\n`,
      },
    ])
    const query = { from: '北町', to: '岬', date: '20261124', time: '0800', conditionDetail: detail({}, 'A21121141') }
    const { Course } = await ask('search/course', query)
    expect(Course.Route).toMatchObject({ transferCount: '0', Line: { TypicalName: '岬エクスプレス' } })
  })
})

test.each([
  [{ fixedRailList: '湾岸線' }, '"fixedRailList" is not served; a station of the line in "viaList" leads over it.'],
  [
    { conditionDetail: detail({ 1: '4' }) },
    'The value 4 of plane in "conditionDetail" is not served; feeds do not tell what it needs.',
  ],
  [
    { conditionDetail: detail({}, 'A13121141') },
    'The value 1 of useJR in "conditionDetail" is not served; feeds do not tell what it needs.',
  ],
  [
    { conditionDetail: 'fast' },
    '"conditionDetail" is "fast"; it has groups of digits: T32212332323191:F332112212000010:A23121141:',
  ],
  [{ shinkansen: 'maybe' }, '"shinkansen" is "maybe"; it can be false, true.'],
])('%j is refused', async (query, sentence) => {
  const { ask } = await open()
  const { status, Error } = await ask('search/course', { from: '北町', to: '南浜', ...query } as Record<string, string>)
  expect([status, Error.Message]).toEqual([400, `パラメータの値が正しくありません。 ${sentence}`])
})
