/** What people call places, and when nothing goes there. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../../../kernel/foundation/observability/logger.ts'
import { createWorkerPools } from '../../../../kernel/foundation/workers/piscina-pools.ts'
import { importGtfs } from '../../import/import-gtfs.ts'
import type { TransitSearch } from '../../port.ts'
import { writeFeed } from '../../testing/small-feed.ts'
import { townFeed } from '../../testing/town-feed.ts'
import createEngine from '../embedded.ts'
import type { JourneyQuery } from '../../domain/journey.ts'

const workers = createWorkerPools({ maxThreads: 1 })
let engine: TransitSearch
beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'transit-'))
  await importGtfs({ feeds: [{ path: await writeFeed(townFeed, 'town') }], dataFolder, now: 0 })
  engine = createEngine({ workers, dataFolder, now: () => 0, log: createLogger('silent') })
})
afterAll(() => workers[Symbol.asyncDispose]())

/** Tuesday, just before the first vehicles. */
const morning = { kind: 'departure', date: '20261124', time: 7.9 * 3_600, order: 'best', maxJourneys: 1 } as const

/** The first journey: 日々谷 → 霞ヶ岡, walks in brackets. */
async function find(from: string, to: string, query: Partial<JourneyQuery> = {}) {
  const { journeys } = await engine.findJourneys({ ...morning, places: [{ name: from }, { name: to }], ...query })
  return journeys[0]?.legs.map((leg) =>
    leg.kind === 'walk'
      ? `(${'code' in leg.from ? leg.from.name : ''} → ${'code' in leg.to ? leg.to.name : ''})`
      : `${leg.calls[0]?.station.name} → ${leg.calls.at(-1)?.station.name}`,
  )
}

test.each([
  ['霞ヶ岡', '霞ヶ岡'],
  ['霞が岡', '霞ヶ岡'],
  ['霞ケ岡駅', '霞ヶ岡'],
  ['四谷森', undefined],
  ['四森', '四ツ森'],
  ['四ツ森駅', '四ツ森'],
  ['お茶の川', '御茶ノ川〈学生街〉'],
  ['御茶ノ川(学生街)', '御茶ノ川〈学生街〉'],
  ['三の原', '三ノ原・花壇前'],
  ['花壇前駅', '三ノ原・花壇前'],
  ['大手橋', '大手橋(東の町)'],
  ['大手橋(西の町)', '大手橋(東の町)'],
  ['丘陵空港', '丘陵空港第1・第2ターミナル'],
  ['丘陵電鉄四ツ森駅', '四ツ森'],
  ['ＪＲ四ツ森', '四ツ森'],
  ['地下鉄本線の四ツ森', '四ツ森'],
  ['四', undefined],
])('"%s" means %s', async (name, meant) => {
  const found = find('日々谷', name).catch(({ code }: { code: string }) => [code])
  expect(await found).toEqual([meant === undefined ? 'unknown_place' : `日々谷 → ${meant}`])
})

test('a place whose trains are not in the timetable is all the stops that are named after it', async () => {
  expect(await find('大手橋', '甲田駅')).toEqual(['大手橋(東の町) → 甲田駅バスターミナル(1番)'])
  expect(await find('甲田', '丘陵空港')).toEqual(['甲田駅バスターミナル(2番) → 丘陵空港第1・第2ターミナル'])
  expect(await find('甲田駅', '花壇前')).toEqual(['甲田駅（陸橋） → 三ノ原・花壇前'])
})

test('where a feed joins two names to one station, one walks from the one to the other', async () => {
  expect(await find('日々谷', '有楽坂')).toEqual(['(日々谷 → 有楽坂)'])
  const code = (
    await engine.findStations({ name: '霞ケ岡', match: 'forward', kinds: undefined, prefecture: undefined, limit: 2 })
  )
    .map(({ latitude, code: each }) => (latitude > 35.4 ? each : undefined))
    .find((each) => each !== undefined)
  const places = [{ code: code ?? '' }, { name: '霞ヶ岡' }]
  const { journeys } = await engine.findJourneys({ ...morning, places })
  expect(journeys[0]?.legs.map((leg) => (leg.kind === 'walk' ? `${leg.seconds} s` : leg.line))).toEqual([
    '高架線',
    '232 s',
    '本線',
  ])
})

test.each([
  ['四ツ森', ['四ツ森']],
  ['四ツ森駅', ['四ツ森']],
  ['お茶の', ['御茶ノ川〈学生街〉']],
  ['霞が', ['霞ヶ岡', '霞ケ岡']],
])('stations that begin with "%s"', async (name, names) => {
  const found = await engine.findStations({ name, match: 'forward', kinds: undefined, prefecture: undefined, limit: 9 })
  expect(found.map((station) => station.name)).toEqual(names)
})

test('a stop that nothing serves says so; one that is served on other days says when', async () => {
  await expect(find('日々谷', '廃駅跡')).rejects.toMatchObject({
    code: 'unserved_place',
    message: 'Nothing stops at the station "廃駅跡", on any day of the timetable.',
  })
  await expect(find('大手橋', '平日町', { date: '20261128' })).rejects.toMatchObject({
    code: 'unserved_place',
    message: 'Nothing stops at the station "平日町" on 20261128; it is served next on 20261130, 20261201, 20261202.',
  })
  await expect(find('大手橋', '平日町', { date: '20261231', time: 20 * 3_600 })).resolves.toBeUndefined()
})
