import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { timetables } from '../content.ts'
import { StationIndex } from '../engines/embedded/station-index.ts'
import { readStationAt } from '../engines/embedded/station-reader.ts'
import { readText } from '../domain/text-table.ts'
import type { Timetable } from '../domain/timetable.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { type FeedTexts, smallFeed, writeFeed } from '../testing/small-feed.ts'
import { describeProblem } from './gtfs/import-problems.ts'
import { importGtfs } from './import-gtfs.ts'
import { refreshFeeds } from './refresh-feeds.ts'

async function importTexts(...feeds: readonly FeedTexts[]) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'transit-'))
  const paths = await Promise.all(feeds.map((texts, index) => writeFeed(texts, `feed${index}`)))
  const summary = await importGtfs({ feeds: paths.map((path) => ({ path })), dataFolder, now: 0 })
  const loaded = await new TimetableStore(dataFolder).load()
  if (!loaded) throw new Error('The import left no timetable.')
  return { ...summary, problems: summary.problems.map(describeProblem), timetable: loaded.timetable, dataFolder }
}

/** The small feed with one file changed. */
function change(file: string, edit: (text: string) => string): FeedTexts {
  return { ...smallFeed, [file]: edit(smallFeed[file] ?? '') }
}

/** Minutes of departure of the trips with an id, first stop to last. */
function readDepartures({ patterns, trips, times, texts }: Timetable, id: string): number[][] {
  return [...trips.id.keys()]
    .filter((trip) => readText(texts, trips.id[trip] ?? 0) === id)
    .map((trip) => {
      const pattern = trips.pattern[trip] ?? 0
      const length = ((patterns.stopStart[pattern + 1] ?? 0) - (patterns.stopStart[pattern] ?? 0)) * 2
      const row = (patterns.timeStart[pattern] ?? 0) + (trip - (patterns.tripStart[pattern] ?? 0)) * length
      return [...times.subarray(row, row + length)].filter((_, index) => index % 2 === 1).map((time) => time / 60)
    })
}

test('a feed is counted, and nothing is wrong with it', async () => {
  const { stations, stops, lines, trips, calls, problems } = await importTexts(smallFeed)
  expect({ stations, stops, lines, trips, calls, problems }).toEqual({
    stations: 7,
    stops: 9,
    lines: 3,
    trips: 8,
    calls: 22,
    problems: [],
  })
})

test('byte order marks, CRLF, quotes, commas and line breaks in them are read', async () => {
  const stops = (smallFeed['stops.txt'] ?? '')
    .replace('kita,北町', '"kita","北町, ""本町""\n口"')
    .replaceAll('\n', '\r\n')
  const { timetable, problems } = await importTexts({ ...smallFeed, 'stops.txt': `\u{feff}${stops}` })
  const names = [...timetable.stations.name].map((name) => readText(timetable.texts, name))
  expect(problems).toEqual([])
  expect(names[0]).toBe('北町, "本町"\r\n口')
})

test('wrong rows are left out and named by file, line and field', async () => {
  const { problems, trips } = await importTexts({
    ...change('stop_times.txt', (text) =>
      text.replace('8:30:00,8:30:00,minami', '8:61:00,8:30:00,minami').replace('bus2,2', 'nowhere,2'),
    ),
    'trips.txt': `${smallFeed['trips.txt']}coast,never,lost,,,0,\ncoast,daily,local1,,,0,\n`,
    'routes.txt': `${smallFeed['routes.txt']}odd,A,X,,77,\n`,
    'stops.txt': `${smallFeed['stops.txt']}far,Far,95,139,0,,,\n`,
  })
  expect(problems).toEqual([
    'feed0, stops.txt line 11, stop_lat: "95" is no coordinate in degrees; the row is left out.',
    'feed0, routes.txt line 5, route_type: "77" is no type of GTFS; the row is left out.',
    'feed0, trips.txt line 10, service_id: there is no service "never"; the row is left out.',
    'feed0, trips.txt line 11, trip_id: "local1" stands there already; the row is left out.',
    'feed0, stop_times.txt line 4, arrival_time: "8:61:00" is no time such as 25:10:00; the row is left out.',
    'feed0, stop_times.txt line 23, stop_id: there is no such id: "nowhere"; the row is left out.',
    'feed0, stop_times.txt line 22, trip_id: the trip "bus1" has fewer than two stops; it is left out.',
  ])
  expect(trips).toBe(7)
})

test.each([
  [
    'a missing file',
    { ...smallFeed, 'stop_times.txt': undefined },
    'feed0 is no GTFS feed that can be used: it has no stop_times.txt.',
  ],
  [
    'no calendar',
    { ...smallFeed, 'calendar.txt': undefined, 'calendar_dates.txt': undefined },
    'feed0 is no GTFS feed that can be used: it has no calendar.txt or calendar_dates.txt.',
  ],
  [
    'a missing column',
    change('trips.txt', (text) => text.replace('service_id', 'service')),
    'feed0: trips.txt has no column service_id, which GTFS requires.',
  ],
  [
    'an unclosed quote',
    change('stops.txt', (text) => `${text}"open,`),
    'feed0: line 11 of stops.txt cannot be read: a quote is opened and never closed.',
  ],
  [
    'an unknown time zone',
    change('agency.txt', (text) => text.replace('Asia/Tokyo', 'Asia/Edo')),
    'feed0: agency.txt names no time zone such as Asia/Tokyo but "Asia/Edo".',
  ],
])('%s refuses the feed', async (_, texts, message) => {
  const present = Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  await expect(importTexts(present)).rejects.toThrow(message)
})

test('time zones whose clocks go alike are one', async () => {
  const paris = change('agency.txt', (text) => text.replace('Asia/Tokyo', 'Europe/Paris'))
  const berlin = change(
    'agency.txt',
    (text) => `${text.replace('Asia/Tokyo', 'Europe/Berlin')}W,Other,https://example.invalid/,Europe/Warsaw\n`,
  )
  const { timetable, trips } = await importTexts(paris, berlin)
  expect([timetable.timeZone, trips]).toEqual(['Europe/Paris', 16])
  expect(timetable.otherTimeZones).toEqual([])
})

test('a refused feed leaves the timetable before as it was', async () => {
  const { dataFolder } = await importTexts(smallFeed)
  const before = await readdir(join(dataFolder, 'transit'))
  const broken = await writeFeed({ 'stops.txt': 'stop_id\n' })
  await expect(importGtfs({ feeds: [{ path: broken }], dataFolder, now: 0 })).rejects.toThrow('is no GTFS feed')
  expect(await readdir(join(dataFolder, 'transit'))).toEqual(before)
})

test('a file that is no archive is refused with a sentence', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'transit-')), 'feed.zip')
  await writeFile(path, 'not a zip')
  await expect(importGtfs({ feeds: [{ path: path }], dataFolder: '/nowhere', now: 0 })).rejects.toThrow(
    `${path} is neither a folder nor a readable zip archive`,
  )
})

test('a damaged timetable is named, with what to do', async () => {
  const { dataFolder } = await importTexts(smallFeed)
  const [name = ''] = (await readdir(join(dataFolder, 'transit'))).filter((file) => file.endsWith('.timetable'))
  await writeFile(join(dataFolder, 'transit', name), 'MSTT and little else, but long enough')
  await expect(new TimetableStore(dataFolder).load()).rejects.toThrow(
    `${name} is no timetable; "mainstay transit refresh" makes it anew.`,
  )
})

test('names whose reading no feed says are found as a dictionary reads them, and shown without', async () => {
  const platform = await openTestPlatform(await createSqliteDatabase())
  const feed = change('stops.txt', (text) => text.replace('oka,丘', 'oka,東京'))
  for await (const _ of timetables.import(await writeFeed(feed), {}, platform));
  const loaded = await new TimetableStore(platform.dataFolder).load()
  const index = loaded && new StationIndex(loaded.timetable)
  const find = (name: string) =>
    index?.find({ name, match: 'forward', kinds: undefined, prefecture: undefined, limit: 30 }) ?? []
  const [station = -1] = find('東京')
  expect(loaded && readStationAt(loaded.timetable, station)).toMatchObject({ name: '東京', reading: '' })
  for (const name of ['とうきょう', 'トウキョウ', 'tokyo', 'Tōkyō', 'とうきょ'])
    expect(find(name), name).toEqual([station])
})

test('a timetable of an earlier version is made anew of the feeds that are kept', async () => {
  const platform = await openTestPlatform(await createSqliteDatabase())
  const store = new TimetableStore(platform.dataFolder)
  for await (const _ of timetables.import(await writeFeed(smallFeed), {}, platform));
  const path = join(platform.dataFolder, 'transit', (await store.readCurrentName()) ?? '')
  const file = await readFile(path)
  file.writeUInt32LE(1, 4)
  await writeFile(path, file)
  await expect(store.load()).rejects.toThrow(
    'is of version 1; this one reads 2; "mainstay transit refresh" makes it anew.',
  )
  for await (const _ of refreshFeeds(platform));
  expect((await store.load())?.timetable.feeds.map(({ name }) => name)).toEqual(['small'])
})

test('frequencies are written out: exact ones as trips, others with their headway', async () => {
  const frequencies =
    'trip_id,start_time,end_time,headway_secs,exact_times\nhill1,10:00:00,11:00:00,1200,0\nhill2,6:00:00,6:20:00,600,1\n'
  const { timetable } = await importTexts({ ...smallFeed, 'frequencies.txt': frequencies })
  expect(readDepartures(timetable, 'hill1')).toEqual([
    [600, 610, 618],
    [620, 630, 638],
    [640, 650, 658],
  ])
  expect(readDepartures(timetable, 'hill2')).toEqual([
    [360, 370, 378],
    [370, 380, 388],
  ])
  expect([...timetable.trips.headway].toSorted((one, other) => one - other)).toEqual([
    0, 0, 0, 0, 0, 0, 0, 0, 1200, 1200, 1200,
  ])
})

test('blank times follow the distance where it is told, and past midnight hours go on', async () => {
  const times =
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled\n' +
    'local1,25:10:00,25:10:00,kita,1,0\nlocal1,,,minato1,2,1.5\nlocal1,26:10:00,26:10:00,minami,3,6\nnight,9:5:0,9:5:0,kita,1,\nnight,9:6:0,9:6:0,minami,2,\n'
  const { timetable } = await importTexts({ ...smallFeed, 'stop_times.txt': times })
  expect(readDepartures(timetable, 'local1')).toEqual([[1510, 1525, 1570]])
  expect(readDepartures(timetable, 'night')).toEqual([[545, 546]])
})

test('stations of one name near each other are one, over feeds too; those far away are not', async () => {
  const other = change('stops.txt', (text) =>
    text.replace('kita,北町,35.00', 'kita,北町,35.001').replace('minami,南浜,35.00', 'minami,南浜,35.02'),
  )
  const { timetable } = await importTexts(smallFeed, other)
  const names = [...timetable.stations.name].map((name) => readText(timetable.texts, name))
  expect(names.filter((name) => name === '北町')).toHaveLength(1)
  expect(names.filter((name) => name === '南浜')).toHaveLength(2)
})

test('trips of which one overtakes the other stand in patterns of their own', async () => {
  const { timetable } = await importTexts(smallFeed)
  const stopsOf = (pattern: number) =>
    timetable.patterns.stops.subarray(timetable.patterns.stopStart[pattern], timetable.patterns.stopStart[pattern + 1])
  const coast = [...timetable.patterns.line.keys()].filter(
    (pattern) => timetable.patterns.line[pattern] === 0 && stopsOf(pattern).length === 3,
  )
  expect(coast).toHaveLength(2)
})

test('stops that a trip calls at twice, or twice in a row, stand as often in it', async () => {
  const times =
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\n' +
    'local1,8:00:00,8:00:00,kita,1\nlocal1,8:10:00,8:10:00,minami,5\nlocal1,8:12:00,8:14:00,minami,7\nlocal1,8:30:00,8:30:00,kita,90\n'
  const { timetable, problems } = await importTexts({ ...smallFeed, 'stop_times.txt': times, 'transfers.txt': '' })
  expect(readDepartures(timetable, 'local1')).toEqual([[480, 490, 494, 510]])
  expect(problems).toHaveLength(7)
})

test('vehicles that stop at a station stop there, beside those at its platforms', async () => {
  const { timetable, problems, trips } = await importTexts(
    change('stop_times.txt', (text) => text.replace('8:10:00,8:11:00,minato1', '8:10:00,8:11:00,minato')),
  )
  expect([trips, readDepartures(timetable, 'local1')]).toEqual([8, [[480, 491, 510]]])
  expect(problems).toEqual([
    'feed0, stop_times.txt line 1, stop_id: vehicles stop at 1 stations such as "minato" and not at their stops; they are taken for stops.',
  ])
  const harbour = [...timetable.stations.name].findIndex((name) => readText(timetable.texts, name) === '港')
  const { stopStart, stops } = timetable.stations
  const ids = [...stops.subarray(stopStart[harbour], stopStart[harbour + 1])].map((stop) =>
    readText(timetable.texts, timetable.stops.id[stop] ?? 0),
  )
  expect(ids).toEqual(['minato', 'minato1', 'minato2'])
})

test('rows in any order are sorted by stop_sequence, which need not be dense; of two of one number the first comes first', async () => {
  const times =
    'trip_id,stop_sequence,stop_id,arrival_time,departure_time\n' +
    'night,30,minami,9:30:00,9:30:00\nnight,2,kita,9:05:00,9:05:00\nnight,10,yama,9:10:00,9:10:00\nnight,10,oka,9:11:00,9:11:00\n'
  const { timetable } = await importTexts({ ...smallFeed, 'stop_times.txt': times })
  expect(readDepartures(timetable, 'night')).toEqual([[545, 550, 551, 570]])
})

test('the first of several rows of one id counts, in every table', async () => {
  const { problems, stops, lines } = await importTexts({
    ...smallFeed,
    'stops.txt': `${smallFeed['stops.txt']}kita,Other,36,140,0,,,\n`,
    'routes.txt': `${smallFeed['routes.txt']}bus,A,8,,3,\n`,
  })
  expect([stops, lines]).toEqual([9, 3])
  expect(problems).toEqual([
    'feed0, stops.txt line 11, stop_id: "kita" stands there already; the row is left out.',
    'feed0, routes.txt line 5, route_id: "bus" stands there already; the row is left out.',
  ])
})

test('trips that go back in time, or have no time at an end, are left out alone', async () => {
  const { problems, trips } = await importTexts(
    change('stop_times.txt', (text) =>
      text.replace('local1,8:10:00,8:11:00', 'local1,7:10:00,7:11:00').replace('bus1,9:05:00,9:05:00', 'bus1,,'),
    ),
  )
  expect(problems).toEqual([
    'feed0, stop_times.txt line 3, trip_id: the trip "local1" arrives at 07:10:00 after it left the stop before at 08:00:00; it is left out.',
    'feed0, stop_times.txt line 23, trip_id: the trip "bus1" has no time at its last stop; it is left out.',
  ])
  expect(trips).toBe(6)
})

test('a wider radius makes more ways on foot, a faster pace shorter ones', async () => {
  const path = await writeFeed(
    change('stops.txt', (text) => text.replace('bus2,岬,35.15,139.10', 'bus2,岬,35.006,139.20')),
  )
  const readWays = async (environment: Readonly<Record<string, string>>) => {
    const platform = await openTestPlatform(await createSqliteDatabase(), { environment })
    for await (const _ of timetables.import(path, {}, platform));
    const loaded = await new TimetableStore(platform.dataFolder).load()
    const { seconds, metres } = loaded?.timetable.transfers ?? {}
    const far = [...(metres?.keys() ?? [])].filter((way) => (metres?.[way] ?? 0) > 700)
    return far.map((way) => seconds?.[way])
  }
  expect(await readWays({})).toEqual([])
  expect(await readWays({ TRANSIT_SEARCH_WALK_METRES: '700' })).toEqual([755, 755])
  expect(await readWays({ TRANSIT_SEARCH_WALK_METRES: '700', TRANSIT_SEARCH_WALK_SPEED: '2.4' })).toEqual([408, 408])
})
