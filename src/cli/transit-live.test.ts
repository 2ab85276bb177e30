import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeMessage, tripRelation } from '../interfaces/transit-search/testing/encode-message.ts'
import { runCommand } from './testing/run-command.ts'

const city = join(import.meta.dirname, '../interfaces/transit-search/sample/nagihama')
let folder: string
let environment: Readonly<Record<string, string>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mainstay-live-'))
  const file = join(folder, 'updates.pb')
  environment = { MAINSTAY_DATA: folder, TRANSIT_SEARCH_LIVE: `nagihama=${file}` }
  const trips = [
    {
      trip: { tripId: 'rapid-out-0935', startDate: '20261124' },
      stopTimeUpdate: [{ stopSequence: 1, departure: { delay: 150 } }],
    },
    { trip: { tripId: 'local-out-0930', startDate: '20261124', scheduleRelationship: tripRelation.CANCELED } },
  ]
  await writeFile(file, encodeMessage({ timestamp: Math.floor(Date.now() / 1000), trips }))
  await runCommand(['import', 'gtfs', city], environment)
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (given: Readonly<Record<string, string>>, ...words: string[]) => runCommand(['transit', ...words], given)

test('sources, when they were read and what became of them', async () => {
  const before = await ask(environment, 'live')
  expect(before.out.split('\n')[1]?.split(/ {2,}/)).toEqual(['nagihama', 'a file', 'never', 'never', 'not read yet'])
  const { code, out } = await ask(environment, 'live', '--refresh')
  expect(code).toBe(0)
  const [headings, row] = out.split('\n').map((line) => line.split(/ {2,}/))
  expect(headings).toEqual([
    'feed',
    'from',
    'read',
    'made',
    'updated',
    'cancelled',
    'added',
    'unknown',
    'ignored',
    'state',
  ])
  const time = expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(row).toEqual(['nagihama', 'a file', time, time, '1', '1', '0', '0', '0', 'in use'])
})

test('a journey by what was read, and how late the train is', async () => {
  await ask(environment, 'live', '--refresh')
  const { out } = await ask(environment, '凪浜', '空港', '--at', '0928', '--date', '20261124', '--count', '1')
  expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['09:37 → 09:53, 16 min, no change, 330 yen'],
    ['leave', 'from', 'by', 'arrive', 'at'],
    ['09:37', '凪浜 [1]', '浜北線快速 (空港), 2 min late', '09:53', '空港 [1]'],
    [''],
  ])
})

test('without a source it says which setting names them', async () => {
  const { code, err } = await ask({ MAINSTAY_DATA: folder }, 'live')
  expect([code, err]).toEqual([
    1,
    'mainstay: No source of live data is set: TRANSIT_SEARCH_LIVE names them, FEED=https://…\n',
  ])
})
