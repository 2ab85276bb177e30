import { afterAll, expect, test } from 'vitest'
import { Type } from 'typebox'
import { readSettings } from '../../../kernel/config/read-settings.ts'
import { createWorkerPools } from '../../../kernel/workers/piscina-pools.ts'
import createEngine from './embedded.ts'
import { firefoxSettings } from './firefox/settings.ts'

const workers = createWorkerPools({ maxThreads: 1 })
const engine = createEngine({ workers, now: Date.now, settings: readSettings(Type.Object(firefoxSettings), {}) })
const signal = new AbortController().signal

afterAll(() => workers[Symbol.asyncDispose]())

function translate(text: string, source: string, target: string) {
  return engine.translate({ text, source, target, format: 'text' }, signal)
}

test('both directions between English and Japanese come with Mainstay', async () => {
  expect(await engine.listPairs()).toEqual([
    { source: 'en', target: 'ja' },
    { source: 'ja', target: 'en' },
  ])
})

test.each([
  ['What time does the last train leave?', 'en', 'ja', '終電は何時に出ますか。'],
  ['Tom is taller than his father.', 'en', 'ja', 'トムは父親より背が高い。'],
  ['私はお金を全然持っていません。', 'ja', 'en', 'I have no money at all.'],
  ['トムは父親より背が高い。', 'ja', 'en', 'Tom is taller than his father.'],
])('everyday sentences are translated: %s', async (text, source, target, expected) => {
  expect((await translate(text, source, target)).text).toBe(expected)
})

test.each([
  ['The meeting starts at 3.', 'en', 'ja', '会議は3時に始まります。'],
  ['There are 30 students in the class.', 'en', 'ja', 'クラスには生徒が30人います。'],
  ['彼は1985年に生まれた。', 'ja', 'en', 'He was born in 1985.'],
])('numbers are kept: %s', async (text, source, target, expected) => {
  expect((await translate(text, source, target)).text).toBe(expected)
})

test.each([
  ['I bought 2 books for 15 dollars.', 'en', 'ja'],
  ['See https://example.org/help for details.', 'en', 'ja'],
  ['バスは10分おきに来ます。', 'ja', 'en'],
])('what would lose a number or an address is declined: %s', async (text, source, target) => {
  await expect(translate(text, source, target)).rejects.toMatchObject({ code: 'low_confidence' })
})

test.each([
  ['Notwithstanding anything to the contrary herein, neither party shall be liable for punitive damages.', 'en', 'ja'],
  ['世代別ガベージコレクションでは、生存期間の長いオブジェクトが旧世代領域へ昇格する。', 'ja', 'en'],
])('what it knows nothing of is declined: %s', async (text, source, target) => {
  await expect(translate(text, source, target)).rejects.toMatchObject({ code: 'low_confidence' })
})
