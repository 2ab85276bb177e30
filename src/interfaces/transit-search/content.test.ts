import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentRecord } from '../../kernel/wire/interface/content.ts'
import { createSqliteDatabase } from '../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../kernel/testing/open-test-platform.ts'
import { timetables } from './content.ts'
import { TimetableStore } from './storage/timetable-store.ts'

const city = join(import.meta.dirname, 'sample/nagihama')

async function open() {
  const platform = await openTestPlatform(await createSqliteDatabase(), { now: () => Date.UTC(2026, 10, 22) })
  const { dataFolder } = platform
  return {
    platform,
    folder: dataFolder,
    async import(path: string) {
      let last = ''
      for await (const { summary } of timetables.import(path, {}, platform)) last = summary
      return last
    },
    async export() {
      const records: ContentRecord[] = []
      for await (const record of timetables.export(platform)) records.push(record)
      return records
    },
    /** Names of the feeds in the current timetable. */
    async listFeeds() {
      const loaded = await new TimetableStore(dataFolder).load()
      return loaded?.timetable.feeds.map(({ name }) => name)
    },
  }
}

/** A feed of its own, by copying the city. */
async function copyCity(folder: string, name: string): Promise<string> {
  const path = join(folder, name)
  await cp(city, path, { recursive: true })
  return path
}

test('a feed is taken in, a second beside it, the same again in its place', async () => {
  const library = await open()
  expect(await library.import(city)).toBe('nagihama: 18 stations, 6 lines, 652 trips in all, 0 rows left out')
  const again = await library.export()
  await library.import(await copyCity(library.folder, 'other'))
  expect((await library.listFeeds())?.length).toBe(2)
  await library.import(city)
  expect((await library.export()).filter(({ feed, name }) => (feed ?? name) === 'nagihama')).toEqual(again)
  expect((await library.listFeeds())?.length).toBe(2)
})

test('a folder of feeds is taken in at once', async () => {
  const library = await open()
  const folder = join(library.folder, 'several')
  await mkdir(folder)
  await copyCity(folder, 'east')
  await copyCity(folder, 'west')
  await writeFile(join(folder, 'notes.md'), 'about the feeds')
  expect(await library.import(folder)).toMatch(/^east, west: /)
  expect((await library.export()).filter(({ type }) => type === 'feed')).toEqual([
    { type: 'feed', name: 'east' },
    { type: 'feed', name: 'west' },
  ])
})

test('a feed that cannot be used changes nothing', async () => {
  const library = await open()
  await library.import(city)
  const before = await library.export()
  const broken = await copyCity(library.folder, 'nagihama')
  await rm(join(broken, 'trips.txt'))
  await expect(library.import(broken)).rejects.toThrow('trips.txt')
  await expect(library.import(join(library.folder, 'nowhere'))).rejects.toThrow('There is no file or folder')
  await mkdir(join(library.folder, 'empty'))
  await expect(library.import(join(library.folder, 'empty'))).rejects.toThrow('neither stops.txt nor .zip archives')
  expect(await library.export()).toEqual(before)
  expect(await library.listFeeds()).toHaveLength(1)
  expect(await readdir(join(library.folder, 'transit/incoming'))).toEqual([])
})

test('what was exported comes back byte for byte', async () => {
  const [library, other] = [await open(), await open()]
  await library.import(city)
  const records = await library.export()
  await timetables.restore(
    (async function* () {
      yield* records
    })(),
    other.platform,
  )
  expect(await other.export()).toEqual(records)
  const restored = await readFile(join(other.folder, 'transit/feeds/nagihama/stop_times.txt'))
  expect(restored.equals(await readFile(join(city, 'stop_times.txt')))).toBe(true)
})

test('of a folder the text files alone are kept', async () => {
  const library = await open()
  const folder = await copyCity(library.folder, 'other')
  await mkdir(join(folder, '.git'))
  await writeFile(join(folder, '.git/HEAD'), 'ref: refs/heads/main')
  await writeFile(join(folder, 'LICENSE'), 'Do as you like.')
  await library.import(folder)
  const kept = await readdir(join(library.folder, 'transit/feeds/other'))
  expect(kept.filter((name) => !name.endsWith('.txt'))).toEqual([])
  expect(kept).toContain('stop_times.txt')
})

test('records lead out of no folder', async () => {
  const library = await open()
  const records = [{ type: 'feed', name: '../../outside' }]
  await expect(timetables.restore(ReadableStream.from(records), library.platform)).rejects.toThrow(
    '"../../outside" cannot be the name of a feed or of its file.',
  )
  const parts = [
    { type: 'feed', name: 'a' },
    { type: 'part', feed: 'a', file: '../b.txt', data: '' },
  ]
  await expect(timetables.restore(ReadableStream.from(parts), library.platform)).rejects.toThrow('"../b.txt"')
})

test('the first feed takes the place of the sample, which does not come beside it', async () => {
  const library = await open()
  await timetables.addSample(library.platform)
  await library.import(await copyCity(library.folder, 'other'))
  expect((await library.export())[0]).toEqual({ type: 'feed', name: 'other' })
  await timetables.addSample(library.platform)
  expect(await library.listFeeds()).toEqual(['other'])
})

test('the sample comes once and goes, and with the last feed the timetable', async () => {
  const library = await open()
  await timetables.addSample(library.platform)
  await timetables.addSample(library.platform)
  expect(await library.listFeeds()).toHaveLength(1)
  expect((await library.export())[0]).toEqual({ type: 'feed', name: 'nagihama', sample: true })
  await timetables.removeSample(library.platform)
  expect([await library.listFeeds(), await library.export()]).toEqual([undefined, []])
})
