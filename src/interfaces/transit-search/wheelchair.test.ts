/** Journeys in a wheelchair, and ways through stations by pathways, over feeds that the test writes down. */
import { describe, expect, test } from 'vitest'
import { stopRelation, tripRelation } from './testing/encode-message.ts'
import { openFeedApp } from './testing/open-feed-app.ts'
import { openLiveCity, secondsAt } from './testing/live-city.ts'
import { type FeedTexts, smallFeed, writeFeed } from './testing/small-feed.ts'

/** Adds a column to a table, by the first of the given columns; empty for rows that are not named. */
function addColumn(text: string, key: number, column: string, values: Readonly<Record<string, string>>): string {
  const [head = '', ...rows] = text.trimEnd().split('\n')
  const filled = rows.map((row) => `${row},${values[row.split(',')[key] ?? ''] ?? ''}`)
  return [`${head},${column}`, ...filled, ''].join('\n')
}

/** 港 passes what it says on to its platforms, 南浜 has steps; of one train of the Hill Line and of the bus nothing is known. */
const bay: FeedTexts = {
  ...smallFeed,
  'stops.txt': addColumn(smallFeed['stops.txt'] ?? '', 0, 'wheelchair_boarding', {
    kita: '1',
    minato: '1',
    minato2: '0',
    minami: '2',
    yama: '1',
    oka: '1',
  }),
  'trips.txt': addColumn(smallFeed['trips.txt'] ?? '', 2, 'wheelchair_accessible', {
    local1: '1',
    rapid1: '2',
    throughA: '1',
    throughB: '1',
    hill1: '1',
  }),
}

interface WireLine {
  readonly TypicalName: string
  readonly Number?: string
  readonly DepartureState: { readonly Datetime: { readonly text: string } }
}

async function open(feed: FeedTexts) {
  const { ask } = await openFeedApp([feed])
  const search = async (more: Readonly<Record<string, string>>) => {
    const query = { from: '北町', to: '丘', date: '20261124', time: '0755', answerCount: '1', sort: 'time', ...more }
    const { Course, ...answer } = await ask('search/course', query)
    return { ...answer, Course, lines: Course && listLines(Course) }
  }
  return { ask, search }
}

function listLines({ Route }: { Route: { Line: WireLine | WireLine[] } }): string[] {
  return [Route.Line]
    .flat()
    .map(({ TypicalName, Number: number, DepartureState: { Datetime } }) =>
      [TypicalName, number, Datetime.text.slice(11, 16)].join(' '),
    )
}

describe('stops and vehicles', () => {
  test('true takes what the feed says can be used, possible what it does not say cannot', async () => {
    const { search } = await open(bay)
    expect((await search({ time: '0804' })).lines).toEqual(['湾岸線 201 08:05', '山手線 403 08:15'])
    expect((await search({ wheelchair: 'possible' })).lines).toEqual(['湾岸線 101 08:00', '山手線 403 08:15'])
    expect((await search({ wheelchair: 'true' })).lines).toEqual(['湾岸線 301 09:00', '山手線 301 09:12'])
    expect((await search({ wheelchair: 'false' })).lines).toEqual((await search({})).lines)
  })

  test('a station with steps is not reached, and the answer says so', async () => {
    const { search } = await open(bay)
    expect(await search({ to: '南浜', wheelchair: 'possible' })).toMatchObject({
      status: 400,
      Error: {
        code: 'E203',
        Message: expect.stringContaining('Nothing that the feeds let wheelchairs on stops at the station "南浜"'),
      },
    })
  })

  test('where no feed says anything, true is refused by name', async () => {
    const { search } = await open(smallFeed)
    expect(await search({ wheelchair: 'true' })).toMatchObject({
      status: 400,
      Error: { code: 'E110', Message: expect.stringContaining('No feed says which stops and vehicles') },
    })
    expect((await search({ wheelchair: 'possible' })).lines).toEqual((await search({})).lines)
    expect(await search({ wheelchair: 'yes' })).toMatchObject({ status: 400, Error: { code: 'E110' } })
  })

  test('a course keeps the condition: the next one is one for wheelchairs, too', async () => {
    const { ask, search } = await open(bay)
    const { Course } = await search({ wheelchair: 'possible' })
    const later = await ask('course/edit', { serializeData: Course.SerializeData, assignInstruction: 'AutoNext' })
    expect(listLines(later.Course)).toEqual(['湾岸線 301 09:00', '山手線 301 09:12'])
  })

  test('reach', async () => {
    const { ask } = await open(bay)
    const reach = async (more: Readonly<Record<string, string>>) => {
      const { Point } = await ask('search/range', {
        name: '北町',
        date: '20261124',
        time: '0755',
        upperLimit: '60',
        ...more,
      })
      return [Point].flat().map(({ Station, Minute }) => `${Station.Name} ${Minute}`)
    }
    expect(await reach({})).toEqual(['港 15', '南浜 29', '山手 30', '丘 38'])
    expect(await reach({ wheelchair: 'true' })).toEqual(['港 15'])
  })
})

describe('live data', () => {
  test('a platform with steps in place of the planned one closes the train there, an extra train is known by its vehicle', async () => {
    const feed = { ...bay, 'stops.txt': `${bay['stops.txt']}minato3,港,35.0010,139.10,0,minato,3,Z1,2\n` }
    const city = await openLiveCity({
      feeds: [await writeFeed(feed, 'bay')],
      sources: (origin) => `bay=${origin}/updates`,
    })
    const ask = () => city.ask('北町', '港', '07:55', { wheelchair: 'known' })
    expect(await ask()).toEqual(['湾岸線 08:00 北町 08:10 港'])
    const moved = {
      trip: { tripId: 'local1', startDate: '20261124' },
      stopTimeUpdate: [
        {
          stopSequence: 2,
          scheduleRelationship: stopRelation.SCHEDULED,
          stopTimeProperties: { assignedStopId: 'minato3' },
        },
      ],
    }
    await city.publish({ trips: [moved] })
    expect(await ask()).toEqual(['湾岸線 09:00 北町 09:10 港'])
    const extra = (wheelchairAccessible: number) => ({
      trip: { tripId: 'extra', routeId: 'coast', startDate: '20261124', scheduleRelationship: tripRelation.NEW },
      vehicle: { wheelchairAccessible },
      stopTimeUpdate: [
        { stopId: 'kita', departure: { time: secondsAt('2026-11-24T08:20') } },
        { stopId: 'minato1', arrival: { time: secondsAt('2026-11-24T08:30') } },
      ],
    })
    await city.publish({ trips: [moved, extra(3)] })
    expect(await ask()).toEqual(['湾岸線 09:00 北町 09:10 港'])
    await city.publish({ trips: [moved, extra(2)] })
    expect(await ask()).toEqual(['湾岸線 08:20 北町 08:30 港'])
  })
})

describe('pathways', () => {
  const paths = (rows: readonly string[]) =>
    ['pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,length,traversal_time,stair_count,min_width']
      .concat(
        rows.map((row, index) => `p${index},${row}`),
        '',
      )
      .join('\n')
  /** Nothing else says how long a change at 港 takes; guessed it would be two minutes. */
  const withPathways = (rows: readonly string[]): FeedTexts => ({
    ...bay,
    'stops.txt': `${bay['stops.txt']}hall,,,,3,minato,,,\nlift,,,,3,minato,,,\nedge,,,,4,minato1,,,\n`,
    'trips.txt': addColumn(smallFeed['trips.txt'] ?? '', 2, 'wheelchair_accessible', {
      local1: '1',
      throughA: '1',
      throughB: '1',
      hill1: '1',
      hill2: '1',
    }),
    'transfers.txt': 'from_stop_id,to_stop_id,transfer_type,min_transfer_time\n',
    'pathways.txt': paths(rows),
  })
  const first = { time: '0758', sort: 'ekispert' }

  test.each<[what: string, rows: readonly string[], hill: string]>([
    ['none: two minutes', [], '401 08:12'],
    ['their time', ['minato1,minato2,1,1,,150,,'], '403 08:15'],
    ['their length', ['minato1,minato2,1,1,180,,,'], '403 08:15'],
    ['steps', ['minato1,hall,2,1,,,200,', 'hall,minato2,1,1,,30,,'], '403 08:15'],
    ['several in a row', ['minato1,hall,1,1,,100,,', 'hall,minato2,1,1,,50,,'], '403 08:15'],
    ['the areas of a platform', ['edge,minato2,1,1,,150,,'], '403 08:15'],
    ['one way alone, and not this one', ['minato2,minato1,1,0,,150,,'], '401 08:12'],
  ])('%s', async (_, rows, hill) => {
    const { search } = await open(withPathways(rows))
    expect((await search(first)).lines.at(-1)).toBe(`山手線 ${hill}`)
  })

  test.each<[what: string, rows: readonly string[], line: string]>([
    ['a lift that takes longer', ['minato1,minato2,2,1,,90,,', 'minato1,minato2,5,1,,200,,'], '山手線 403 08:15'],
    [
      'a lift that takes too long',
      ['minato1,minato2,2,1,,90,,', 'minato1,lift,5,1,,300,,', 'lift,minato2,1,1,,60,,'],
      '山手線 301 09:12',
    ],
    ['stairs alone', ['minato1,minato2,2,1,,90,,'], '山手線 301 09:12'],
    ['an escalator alone', ['minato1,minato2,4,1,,90,,'], '山手線 301 09:12'],
    ['a way too narrow', ['minato1,minato2,1,1,,90,,0.6'], '山手線 301 09:12'],
    ['a way that is wide', ['minato1,minato2,1,1,,90,,1.2'], '山手線 401 08:12'],
  ])('in a wheelchair: %s', async (_, rows, line) => {
    const { search } = await open(withPathways(rows))
    expect((await search(first)).lines.at(-1)).toBe('山手線 401 08:12')
    expect((await search({ ...first, wheelchair: 'true' })).lines.at(-1)).toBe(line)
  })

  test('what transfers.txt says counts more, but lets nobody up the stairs', async () => {
    const feed = withPathways(['minato1,minato2,2,1,,90,,'])
    const { search } = await open({ ...feed, 'transfers.txt': smallFeed['transfers.txt'] ?? '' })
    expect((await search(first)).lines.at(-1)).toBe('山手線 403 08:15')
    expect((await search({ ...first, wheelchair: 'true' })).lines.at(-1)).toBe('山手線 301 09:12')
  })
})
