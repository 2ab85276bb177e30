import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { importGtfs } from '../import/import-gtfs.ts'
import { smallFeed, writeFeed } from '../testing/small-feed.ts'
import { describeTransitSearch } from './conformance.ts'
import createEngine from './embedded.ts'

const log = createLogger('silent')

async function openEngine(dataFolder: string, now = () => Date.now()) {
  const workers = createWorkerPools({ maxThreads: 1 })
  const engine = createEngine({ workers, dataFolder, now, log })
  return { ...engine, [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose]() }
}

async function importSmall(dataFolder: string, texts = smallFeed) {
  return importGtfs({ feeds: [{ path: await writeFeed(texts) }], dataFolder, now: 0 })
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'transit-'))

describeTransitSearch('embedded', async () => {
  const dataFolder = await makeFolder()
  await importSmall(dataFolder)
  return openEngine(dataFolder)
})

test('before the first import searches say what to do', async () => {
  await using engine = await openEngine(await makeFolder())
  expect(await engine.listFeeds()).toEqual([])
  await expect(engine.readStation('1')).rejects.toThrow(
    'No timetable has been imported yet: mainstay import gtfs FILE takes one in.',
  )
})

test('a timetable that is imported meanwhile takes over', async () => {
  const dataFolder = await makeFolder()
  await importSmall(dataFolder)
  let time = 0
  await using engine = await openEngine(dataFolder, () => time)
  expect(await engine.listFeeds()).toMatchObject([{ version: '2026-1' }])
  const changed = smallFeed['feed_info.txt']?.replace('2026-1', '2026-2') ?? ''
  await importSmall(dataFolder, { ...smallFeed, 'feed_info.txt': changed })
  time = 10_000
  await expect.poll(() => engine.listFeeds()).toMatchObject([{ version: '2026-2' }])
})

test('station codes are the same after the next import, also of a feed with more stations', async () => {
  const dataFolder = await makeFolder()
  const readCodes = async () => {
    await using engine = await openEngine(dataFolder)
    return (
      await engine.findStations({ name: '港', match: 'forward', kinds: undefined, prefecture: undefined, limit: 9 })
    ).map(({ code }) => code)
  }
  await importSmall(dataFolder)
  const before = await readCodes()
  await importSmall(dataFolder, { ...smallFeed, 'stops.txt': `${smallFeed['stops.txt']}new,新駅,35.3,139.3,0,,,\n` })
  expect(await readCodes()).toEqual(before)
})

test('a timetable of four trains is searched in a thread, too: making the network of a day holds others up', async () => {
  const dataFolder = await makeFolder()
  await importSmall(dataFolder)
  const begun: string[] = []
  await using workers = createWorkerPools({
    maxThreads: 1,
    observer: { waiting() {}, started: (queue) => begun.push(queue), shed() {} },
  })
  const { journeys } = await createEngine({ workers, dataFolder, now: Date.now, log }).findJourneys({
    places: [{ name: '北町' }, { name: '丘' }],
    kind: 'departure',
    date: '20261124',
    time: 28_800,
    order: 'best',
    maxJourneys: 5,
  })
  expect(journeys.length).toBeGreaterThan(0)
  expect(begun).toEqual(['transit-search'])
})

test('before a rare train one takes the first of the frequent ones that lead to it', async () => {
  const dataFolder = await makeFolder()
  const stop = (id: string, longitude: number) => `${id},${id}駅,35.3,${longitude},0,,,\n`
  const ride = (trip: string, from: string, departure: string, to: string, arrival: string) =>
    `${trip},${departure},${departure},${from},1\n${trip},${arrival},${arrival},${to},2\n`
  await importSmall(dataFolder, {
    'agency.txt': smallFeed['agency.txt'] ?? '',
    'calendar.txt': smallFeed['calendar.txt'] ?? '',
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code,zone_id\n${stop('a', 139)}${stop('b', 139.1)}${stop('c', 139.2)}${stop('d', 139.3)}`,
    'routes.txt':
      'route_id,agency_id,route_short_name,route_long_name,route_type\n1,A,1,One,2\n2,A,2,Two,2\n3,A,3,Three,2\n',
    'trips.txt': `route_id,service_id,trip_id\n1,daily,first\n2,daily,early\n2,daily,middle\n2,daily,late\n3,daily,last\n`,
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${ride('first', 'a', '8:00:00', 'b', '8:10:00')}${ride('early', 'b', '8:15:00', 'c', '8:25:00')}${ride('middle', 'b', '8:25:00', 'c', '8:35:00')}${ride('late', 'b', '8:35:00', 'c', '8:45:00')}${ride('last', 'c', '9:00:00', 'd', '9:10:00')}`,
  })
  await using engine = await openEngine(dataFolder)
  const { journeys } = await engine.findJourneys({
    places: [{ name: 'a駅' }, { name: 'd駅' }],
    kind: 'departure',
    date: '20261124',
    time: 28_500,
    order: 'best',
    maxJourneys: 1,
  })
  expect(journeys[0]?.legs.map((leg) => leg.kind === 'ride' && leg.tripId)).toEqual(['first', 'early', 'last'])
})
