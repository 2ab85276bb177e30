/** What is one station, and which code it has from one import to the next. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureDistance } from '../domain/measure-distance.ts'
import { readText } from '../domain/text-table.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { timetables } from '../content.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { type FeedTexts, smallFeed, writeFeed } from '../testing/small-feed.ts'
import { importGtfs } from './import-gtfs.ts'

/** A stop on a street that runs north: its id, name and metres from the street's begin. */
type StreetStop = readonly [id: string, name: string, metres: number]

/** One bus calls at them all. */
function nameStreet(stops: readonly StreetStop[]): FeedTexts {
  const rows = stops.map(([id, name, metres]) => `${id},${name},${(35 + metres / 111_195).toFixed(7)},139`)
  const calls = stops.map(
    ([id], index) => `t,8:${String(index).padStart(2, '0')}:00,8:${String(index).padStart(2, '0')}:00,${id},${index}`,
  )
  return {
    'agency.txt': smallFeed['agency.txt'] ?? '',
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${rows.join('\n')}\n`,
    'routes.txt': 'route_id,route_short_name,route_long_name,route_type\nr,1,,3\n',
    'calendar.txt': smallFeed['calendar.txt'] ?? '',
    'trips.txt': 'route_id,service_id,trip_id\nr,daily,t\n',
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${calls.join('\n')}\n`,
  }
}

async function readStations(dataFolder: string) {
  const { timetable } = (await new TimetableStore(dataFolder).load()) ?? {}
  if (!timetable) throw new Error('There is no timetable.')
  const { stations, stops, texts } = timetable
  return [...stations.code].map((code, station) => {
    const members = [...stations.stops.subarray(stations.stopStart[station], stations.stopStart[station + 1])]
    const places = members.map((stop) => ({
      latitude: stops.latitude[stop] ?? 0,
      longitude: stops.longitude[stop] ?? 0,
    }))
    return {
      code,
      ids: members.map((stop) => readText(texts, stops.id[stop] ?? 0)).join(' '),
      across: Math.max(...places.flatMap((one) => places.map((other) => measureDistance(one, other)))),
    }
  })
}

async function importStreet(stops: readonly StreetStop[]) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'transit-'))
  await importGtfs({ feeds: [{ path: await writeFeed(nameStreet(stops), 'street') }], dataFolder, now: 0 })
  return readStations(dataFolder)
}

test('stops along a street of one name are stations of their own, none wider than 400 metres', async () => {
  const stops = Array.from({ length: 40 }, (_, index): StreetStop => [
    `s${String(index).padStart(2, '0')}`,
    '国道',
    Math.floor(index / 2) * 200 + (index % 2) * 30,
  ])
  const stations = await importStreet(stops)
  expect(stations.length).toBeGreaterThanOrEqual(10)
  expect(Math.max(...stations.map(({ across }) => across))).toBeLessThanOrEqual(400)
  expect(new Set(stations.map(({ code }) => code)).size).toBe(stations.length)
  // The two sides of the street, 30 metres apart, are never divided.
  for (const { ids } of stations) expect(ids.split(' ').length % 2).toBe(0)
})

test('the nearest stops join first', async () => {
  const stations = await importStreet([
    ['a', '本町', 0],
    ['b', '本町', 290],
    ['c', '本町', 320],
    ['d', '本町', 610],
  ])
  expect(stations.map(({ ids }) => ids)).toEqual(['a b c', 'd'])
})

const platformOf = async () => openTestPlatform(await createSqliteDatabase())
async function take(platform: Awaited<ReturnType<typeof platformOf>>, feed: FeedTexts, name: string) {
  for await (const _ of timetables.import(await writeFeed(feed, name), {}, platform));
  const stations = await readStations(platform.dataFolder)
  return Object.fromEntries(stations.map(({ ids, code }) => [ids, code]))
}

const street: readonly StreetStop[] = [
  ['m1', '本町', 0],
  ['m2', '本町', 40],
  ['n1', '西町', 2_000],
  ['n2', '西町', 2_030],
]

test('codes stay where stops come and go, and are the same on another machine', async () => {
  const platform = await platformOf()
  const before = await take(platform, nameStreet(street), 'street')
  expect(await take(await platformOf(), nameStreet(street), 'street')).toEqual(before)
  // The stop that named 本町 goes; one that would name it, by its id, comes to 西町.
  const changed = nameStreet([['m2', '本町', 40], ['m3', '本町', 60], ['a0', '西町', 1_990], ...street.slice(2)])
  const after = await take(platform, changed, 'street')
  expect(after).toEqual({ 'm2 m3': before['m1 m2'], 'a0 n1 n2': before['n1 n2'] })
})

test('codes stay where feeds come beside each other, in any order', async () => {
  const platform = await platformOf()
  const before = await take(platform, nameStreet(street), 'street')
  const beside = await take(
    platform,
    nameStreet([
      ['x', '本町', 20],
      ['y', '北町', 5_000],
    ]),
    'another',
  )
  expect([beside['x m1 m2'], beside['n1 n2']]).toEqual([before['m1 m2'], before['n1 n2']])
  expect(await take(platform, nameStreet(street), 'street')).toEqual(beside)
})

test('of a station that falls apart the larger part keeps the code', async () => {
  const platform = await platformOf()
  const together: readonly StreetStop[] = [
    ['a', '本町', 0],
    ['b', '本町', 30],
    ['c', '本町', 60],
  ]
  const before = await take(platform, nameStreet(together), 'street')
  const after = await take(
    platform,
    nameStreet([
      ['a', '本町', -2_000],
      ['b', '本町', 30],
      ['c', '本町', 60],
    ]),
    'street',
  )
  expect(after['b c']).toBe(before['a b c'])
  expect(after['a']).not.toBe(before['a b c'])
})

test('stations of one name that their own feed keeps apart stay so; those of another feed do not', async () => {
  const declare = (id: string, metres: number) =>
    `${id},28 St,${(40 + metres / 111_195).toFixed(7)},-74,1,\n${id}n,28 St,${(40 + metres / 111_195).toFixed(7)},-74,0,${id}\n`
  const feed = (ids: readonly (readonly [string, number])[]) => ({
    ...nameStreet(ids.map(([id]) => [`${id}n`, '28 St', 0])),
    'routes.txt': 'route_id,route_short_name,route_long_name,route_type\nr,1,,1\n',
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n${ids.map(([id, metres]) => declare(id, metres)).join('')}`,
  })
  const platform = await platformOf()
  expect(
    Object.keys(
      await take(
        platform,
        feed([
          ['A', 0],
          ['B', 440],
          ['C', 540],
        ]),
        'metro',
      ),
    ),
  ).toEqual(['An', 'Bn Cn'])
  expect(
    Object.keys(
      await take(
        platform,
        feed([
          ['D', 300],
          ['E', 5_000],
        ]),
        'rail',
      ),
    ),
  ).toEqual(['An', 'Bn Cn Dn', 'En'])
})
