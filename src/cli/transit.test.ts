import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './testing/run-command.ts'

const city = join(import.meta.dirname, '../interfaces/transit-search/sample/nagihama')
let environment: { readonly MAINSTAY_DATA: string }

beforeAll(async () => {
  environment = { MAINSTAY_DATA: await mkdtemp(join(tmpdir(), 'mainstay-transit-')) }
  const { code, err, out } = await runCommand(['import', 'gtfs', city], environment)
  expect([code, err]).toEqual([0, ''])
  expect(out).toBe('Taken in: nagihama: 18 stations, 6 lines, 652 trips in all, 0 rows left out.\n')
})
afterAll(() => rm(environment.MAINSTAY_DATA, { recursive: true }))

const ask = (...words: string[]) => runCommand(['transit', ...words, '--date', '20261124'], environment)

test('journeys are tables, a leg a row', async () => {
  const { code, out } = await ask('港', '大学前', '--at', '0800', '--count', '2')
  expect(code).toBe(0)
  expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['08:10 → 08:27, 17 min, 1 change, 390 yen'],
    ['leave', 'from', 'by', 'arrive', 'at'],
    ['08:10', '港 [1]', '地下鉄中央線 (緑橋)', '08:20', '緑橋 [3]'],
    ['08:23', '緑橋 [1]', '浜北線 (空港)', '08:27', '大学前 [1]'],
    [''],
    ['08:20 → 08:42, 22 min, 1 change, 390 yen'],
    ['leave', 'from', 'by', 'arrive', 'at'],
    ['08:20', '港 [1]', '地下鉄中央線 (緑橋)', '08:30', '緑橋 [3]'],
    ['08:38', '緑橋 [1]', '浜北線 (空港)', '08:42', '大学前 [1]'],
    [''],
  ])
})

test('columns stand below each other on a terminal, where a kanji takes two places', async () => {
  const { out } = await ask('港', '大学前', '--at', '0800', '--count', '1')
  expect(out).toBe(
    '08:10 → 08:27, 17 min, 1 change, 390 yen\n' +
      'leave  from      by                   arrive  at\n' +
      '08:10  港 [1]    地下鉄中央線 (緑橋)  08:20   緑橋 [3]\n' +
      '08:23  緑橋 [1]  浜北線 (空港)        08:27   大学前 [1]\n',
  )
})

test.each([
  [['高原', '空港', '--by', '1000'], '08:10 → 09:09, 59 min, 1 change, 750 yen'],
  [['本町', '空港', '--last'], '00:44 → 01:04, 20 min, no change, 330 yen'],
  [['港', '凪浜', '--first'], '05:30 → 05:33, 3 min, no change, 210 yen'],
  [['凪浜', '空港', '--via', '大学前', '--at', '0928'], '09:30 → 09:54, 24 min, no change, 330 yen'],
])('%j', async (words, summary) => {
  expect((await ask(...words)).out.split('\n')[0]).toBe(summary)
})

test.each([
  [['月', '港'], 'mainstay: There is no station "月" in the timetable.\n'],
  [
    ['港', '空港', '--at', '9:30'],
    'mainstay: "time" is "9:30"; it must be hours and minutes from 0000 to 2359, written HHMM: 0930.\n',
  ],
])('%j is refused in a sentence', async (words, sentence) => {
  const { code, err } = await ask(...words)
  expect([code, err]).toEqual([1, sentence])
})
