import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLogger } from '../../../kernel/observability/logger.ts'
import { createWorkerPools } from '../../../kernel/workers/piscina-pools.ts'
import { importGtfs } from '../import/import-gtfs.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { smallFeed, writeFeed } from '../testing/small-feed.ts'
import { describeTransitSearch } from './conformance.ts'
import createEngine from './embedded.ts'
import searchInWorker from './embedded/search-worker.ts'

const log = createLogger('silent')

async function openEngine(dataFolder: string, now = () => Date.now()) {
  const workers = createWorkerPools({ maxThreads: 1 })
  const engine = createEngine({ workers, dataFolder, now, log })
  return { ...engine, [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose]() }
}

async function importSmall(dataFolder: string, texts = smallFeed) {
  return importGtfs({ paths: [await writeFeed(texts)], dataFolder, now: 0 })
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

test('a thread answers from shared memory as the engine does in place', async () => {
  const dataFolder = await makeFolder()
  await importSmall(dataFolder)
  const loaded = await new TimetableStore(dataFolder).load()
  await using engine = await openEngine(dataFolder)
  const query = {
    places: [{ name: '北町' }, { name: '丘' }],
    kind: 'departure',
    date: '20261124',
    time: 28_800,
    order: 'best',
    maxJourneys: 5,
  } as const
  expect(loaded && searchInWorker({ query, name: loaded.name, file: loaded.file })).toEqual(
    await engine.findJourneys(query),
  )
})
