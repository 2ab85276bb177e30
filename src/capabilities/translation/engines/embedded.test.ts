import { afterAll, expect, test } from 'vitest'
import { Type } from 'typebox'
import { readSettings } from '../../../kernel/foundation/config/read-settings.ts'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import createEngine from './embedded.ts'
import { firefoxSettings } from './firefox/settings.ts'

const workers = createWorkerPools({ maxThreads: 1 })
const engine = createEngine({
  workers,
  now: Date.now,
  yieldToEventLoop: createYieldToEventLoop(),
  settings: readSettings(Type.Object(firefoxSettings), {}),
})
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
  ['Where is the toilet?', 'en', 'ja', 'トイレはどこですか？'],
  ['You have 12 new messages.', 'en', 'ja', '新しいメッセージが12件あります。'],
  ['お大事に。', 'ja', 'en', 'Get well soon.'],
])('what the phrase book knows is not left to the model: %s', async (text, source, target, expected) => {
  expect(await translate(text, source, target)).toEqual({ text: expected, confidence: 0.98 })
})

test.each([
  ['What time does the last train leave?', 'en', 'ja', '終電は何時に出ますか？'],
  ['Tom is taller than his father.', 'en', 'ja', 'トムは父親より背が高い。'],
  ['私はお金を全然持っていません。', 'ja', 'en', "I don't have any money."],
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
  ['See https://example.org/help for details.', 'en', 'ja', '詳細はhttps://example.org/helpを参照してください。'],
  ['The file %s was moved to {folder}.', 'en', 'ja', 'ファイル%sは{folder}に移動しました。'],
  [
    '詳しくは https://example.org/help をご覧ください。',
    'ja',
    'en',
    'Please visit https://example.org/help for more information.',
  ],
  ['私は本を2冊、15ドルで買いました。', 'ja', 'en', 'I bought two books for 15 dollars.'],
])('addresses, placeholders and numbers stand in their places: %s', async (text, source, target, expected) => {
  const translation = await translate(text, source, target)
  expect(translation.doubt).toBeUndefined()
  expect(translation.text).toBe(expected)
})

test.each([
  ['次の会議は3月14日の午前10時に始まります。', 'The next meeting starts on March 14 at 10 a.m.'],
  ['店は午前10時から午後8時まで開いています。', 'The store is open from 10 a.m. to 8 p.m.'],
  ['人口はおよそ12万人です。', 'The population is about 120,000.'],
])('dates, times and amounts are not left to the model: %s', async (text, expected) => {
  expect((await translate(text, 'ja', 'en')).text).toBe(expected)
})

test('what it cannot place is kept and doubted', async () => {
  const { text, doubt } = await translate('Call 110 or 119 at 3 p.m. on May 5.', 'en', 'ja')
  expect(doubt).toMatch(/what has to stay/)
  expect(text).toMatch(/110.*119/)
  expect(text).toMatch(/5月5日.*午後3時|午後3時.*5月5日/)
})

test.each([
  ['Notwithstanding anything to the contrary herein, neither party shall be liable for punitive damages.', 'en', 'ja'],
  ['世代別ガベージコレクションでは、生存期間の長いオブジェクトが旧世代領域へ昇格する。', 'ja', 'en'],
])('what it knows nothing of is doubted: %s', async (text, source, target) => {
  const { confidence, doubt } = await translate(text, source, target)
  expect(confidence).toBeLessThan(0.5)
  expect(doubt).toMatch(/is not sure of this text/)
})
