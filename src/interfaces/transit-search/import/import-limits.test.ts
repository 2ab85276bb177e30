/** What a feed may take of the machine, and how its import ends before its end. */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { timetables } from '../content.ts'
import { readText } from '../domain/text-table.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { smallFeed, writeFeed } from '../testing/small-feed.ts'
import { writeZip } from '../testing/write-zip.ts'

async function open(environment: Readonly<Record<string, string>> = {}) {
  const platform = await openTestPlatform(await createSqliteDatabase(), { environment })
  return {
    folder: platform.dataFolder,
    async take(path: string, options: Readonly<Record<string, string>> = {}) {
      const progress = []
      for await (const each of timetables.import(path, options, platform)) progress.push(each)
      return progress
    },
    begin: (path: string) => timetables.import(path, {}, platform)[Symbol.asyncIterator](),
  }
}

/** Calls of one trip after another, each from the first stop to the second. */
function writeCalls(trips: number): string {
  const rows = Array.from(
    { length: trips },
    (_, trip) => `t${trip},8:00:00,8:00:00,kita,1\nt${trip},8:10:00,8:10:00,minami,2\n`,
  )
  return `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${rows.join('')}`
}

function writeTrips(trips: number): string {
  return `route_id,service_id,trip_id\n${Array.from({ length: trips }, (_, trip) => `coast,daily,t${trip}\n`).join('')}`
}

async function zipFeed(folder: string, trips: number): Promise<string> {
  const texts = {
    ...smallFeed,
    'trips.txt': writeTrips(trips),
    'stop_times.txt': writeCalls(trips),
    'photos.txt': 'x'.repeat(3_000_000),
  }
  const path = join(folder, 'large.zip')
  await writeFile(path, writeZip(Object.entries(texts).map(([name, data]) => ({ name, data }))))
  return path
}

test('tables that are too large are not unpacked; what is no table does not count', async () => {
  const library = await open({ TRANSIT_SEARCH_IMPORT_MAX_BYTES: '1048576' })
  await library.take(await zipFeed(library.folder, 10))
  const path = await zipFeed(library.folder, 20_000)
  await expect(library.take(path)).rejects.toThrow(
    `${path} unpacks to 2 MB, of which TRANSIT_SEARCH_IMPORT_MAX_BYTES allows 2.`,
  )
})

test.each([
  ['TRANSIT_SEARCH_IMPORT_MAX_CALLS', 'stop_times.txt has more than 1,000 rows'],
  ['TRANSIT_SEARCH_IMPORT_MAX_ROWS', 'its tables have more than 1,000 rows without stop_times.txt'],
])('%s bounds the rows', async (setting, sentence) => {
  const library = await open({ [setting]: '1000' })
  const path = await zipFeed(library.folder, 1_100)
  await expect(library.take(path)).rejects.toThrow(`${path}: ${sentence}, which is all that ${setting} allows.`)
  expect(await new TimetableStore(library.folder).load()).toBeUndefined()
})

test('a trip of more calls than any vehicle makes is left out alone', async () => {
  const library = await open()
  const calls = Array.from({ length: 5_001 }, (_, call) => `local1,8:00:00,8:00:00,kita,${call}\n`).join('')
  const times = `${smallFeed['stop_times.txt']?.replaceAll(/^local1.*\n/gm, '')}${calls}`
  const progress = await library.take(await writeFeed({ ...smallFeed, 'stop_times.txt': times }))
  expect(progress.at(-1)?.warnings).toEqual([
    'small: 1 row left out, 0 times put right.',
    'small, stop_times.txt line 21, trip_id: the trip "local1" has 5,001 stops; it is left out.',
  ])
})

test('who stops an import leaves nothing behind, and can begin it anew', async () => {
  const library = await open()
  const path = await zipFeed(library.folder, 30_000)
  const work = library.begin(path)
  expect((await work.next()).done).toBe(false)
  await work.return?.(undefined)
  expect(await readdir(join(library.folder, 'transit', 'incoming'))).toEqual([])
  expect(await new TimetableStore(library.folder).load()).toBeUndefined()
  expect((await library.take(path)).at(-1)?.summary).toMatch(/^large: .* 30,000 trips in all, 0 rows left out$/)
})

test('a feed of no use is named as it was typed, with what was left out of it', async () => {
  const library = await open()
  const lost = { ...smallFeed, 'routes.txt': 'route_id,route_type\ncoast,99\nhill,rail\n' }
  const path = await writeFeed(lost, 'lost')
  await expect(library.take(path)).rejects.toThrow(
    `${path} has no trip that can be used: no rows of stop_times.txt fit its trips and stops. lost, routes.txt line 2, route_type: "99" is no type of GTFS; the row is left out. lost, routes.txt line 3, route_type: "rail" is no whole number; the row is left out. lost, trips.txt line 2, route_id: there is no route "coast"; the row is left out. And`,
  )
})

test('an encoding that is none is refused before anything is read', async () => {
  const library = await open()
  await expect(library.take('/nowhere', { encoding: 'klingon' })).rejects.toThrow(
    '"klingon" is no encoding that can be read; some that are: utf-8,',
  )
})

test('what somebody said of an encoding holds for later imports, and goes with an export', async () => {
  const library = await open()
  const latin = Object.entries(smallFeed).map(([name, text]) => ({
    name,
    data: Buffer.from(text.replace('北町', 'D\u0105b'), 'utf8'),
  }))
  const path = join(library.folder, 'marked.zip')
  await writeFile(path, writeZip(latin))
  const [said] = (await library.take(path, { encoding: 'latin2' })).slice(-1)
  expect(said?.summary).toMatch(/^marked \(iso-8859-2\): /)
  await library.take(await writeFeed(smallFeed, 'other'))
  const names = await readStationNames(library.folder)
  expect(names).toContain('D\u00c4\u0085b')
})

async function readStationNames(folder: string): Promise<readonly string[]> {
  const { timetable } = (await new TimetableStore(folder).load()) ?? {}
  return timetable ? [...timetable.stations.name].map((name) => readText(timetable.texts, name)) : []
}
