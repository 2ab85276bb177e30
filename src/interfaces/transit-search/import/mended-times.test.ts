/** Times that go back: slips are put right, and only what is of no use is left out; both are told. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { timetables } from '../content.ts'
import { JourneyPlanner } from '../engines/embedded/journey-planner.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { smallFeed, writeFeed } from '../testing/small-feed.ts'
import { describeProblem } from './gtfs/import-problems.ts'
import { importGtfs } from './import-gtfs.ts'

async function importTimes(edit: (text: string) => string) {
  const path = await writeFeed({ ...smallFeed, 'stop_times.txt': edit(smallFeed['stop_times.txt'] ?? '') })
  const dataFolder = await mkdtemp(join(tmpdir(), 'transit-'))
  const summary = await importGtfs({ feeds: [{ path }], dataFolder, now: 0 })
  const loaded = await new TimetableStore(dataFolder).load()
  if (!loaded) throw new Error('The import left no timetable.')
  const planner = new JourneyPlanner(loaded.timetable)
  return {
    ...summary,
    problems: summary.problems.map(describeProblem),
    /** Such as `08:00 08:10 08:30`. */
    ride(from: string, to: string, time: number) {
      const places = [{ name: from }, { name: to }]
      const query = { places, kind: 'departure', date: '20261124', time, order: 'best', maxJourneys: 1 } as const
      const [leg] = planner.plan(query).journeys[0]?.legs ?? []
      return leg?.kind === 'ride' ? leg.calls.map((call) => ((call.arrival ?? call.departure)?.time ?? 0) / 60) : []
    },
  }
}

test('a minute that goes back is taken for the one before, and the trip stays', async () => {
  const { ride, trips, feeds, problems } = await importTimes((text) =>
    text.replace('hill1,8:22:00,8:22:00', 'hill1,8:11:00,8:22:00'),
  )
  expect(ride('港', '丘', 8 * 3_600)).toEqual([492, 492, 510])
  expect(trips).toBe(8)
  expect(feeds).toEqual([{ name: 'small', encoding: 'utf-8', leftOut: 0, putRight: 1 }])
  expect(problems).toEqual([
    'small, stop_times.txt line 14, arrival_time: 08:11:00 lies before 08:12:00, the time before it, and is taken for that.',
  ])
})

test('a departure a little before its arrival is taken for that, and so are those after a time that was too late', async () => {
  const { ride, problems } = await importTimes((text) =>
    text
      .replace('local1,8:10:00,8:11:00', 'local1,8:10:00,8:09:00')
      .replace('rapid1,8:12:00,8:12:00', 'rapid1,8:26:00,8:26:00'),
  )
  expect(ride('北町', '港', 8 * 3_600)).toEqual([480, 490])
  expect(problems.map((problem) => problem.replace(/^.*line/, 'line'))).toEqual([
    'line 3, departure_time: 08:09:00 lies before 08:10:00, the time before it, and is taken for that.',
    'line 7, arrival_time: 08:24:00 lies before 08:26:00, the time before it, and is taken for that.',
    'line 7, departure_time: 08:24:00 lies before 08:26:00, the time before it, and is taken for that.',
  ])
})

test('a trip that begins anew at midnight is no slip: it alone is left out', async () => {
  const { trips, feeds, problems } = await importTimes((text) =>
    text.replace('24:01:00,24:02:00', '0:01:00,0:02:00').replace('24:20:00,24:20:00', '0:20:00,0:20:00'),
  )
  expect([trips, feeds[0]]).toEqual([7, { name: 'small', encoding: 'utf-8', leftOut: 1, putRight: 0 }])
  expect(problems).toEqual([
    'small, stop_times.txt line 20, trip_id: the trip "night" arrives at 00:01:00 after it left the stop before at 23:50:00; it is left out.',
  ])
})

test('an import ends with what was left out of the feed and put right in it', async () => {
  const platform = await openTestPlatform(await createSqliteDatabase())
  const times = (smallFeed['stop_times.txt'] ?? '')
    .replace('hill1,8:22:00', 'hill1,8:11:00')
    .replace('bus2,2', 'nowhere,2')
  let last
  for await (const progress of timetables.import(
    await writeFeed({ ...smallFeed, 'stop_times.txt': times }),
    {},
    platform,
  ))
    last = progress
  expect(last).toMatchObject({
    summary: 'small: 7 stations, 3 lines, 7 trips in all, 2 rows left out, 1 time put right',
    warnings: [
      'small: 2 rows left out, 1 time put right.',
      'small, stop_times.txt line 23, stop_id: there is no such id: "nowhere"; the row is left out.',
      'small, stop_times.txt line 14, arrival_time: 08:11:00 lies before 08:12:00, the time before it, and is taken for that.',
      'small, stop_times.txt line 22, trip_id: the trip "bus1" has fewer than two stops; it is left out.',
    ],
  })
})
