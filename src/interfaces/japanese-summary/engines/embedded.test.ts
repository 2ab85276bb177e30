import { afterAll, expect, test } from 'vitest'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { describeSummarizer } from './conformance.ts'
import createEngine from './embedded.ts'
import { summarize } from './embedded/summarize.ts'

const workers = createWorkerPools({ maxThreads: 1 })
afterAll(() => workers[Symbol.asyncDispose]())

const engine = createEngine({ workers })
describeSummarizer('embedded', async () => engine)

const signal = new AbortController().signal
const one = { separator: undefined, maxSentences: 1, maxCharacters: Infinity }

test('a report has its point at the beginning', () => {
  const text =
    '県は十日、老朽化した三つの橋を来年度に架け替えると発表した。総工費は四十億円に上る。「通学路なので安心した」と近くの住民は話した。工事は三年かかる見通しだ。'
  expect(summarize({ ...one, text })).toEqual(['県は十日、老朽化した三つの橋を来年度に架け替えると発表した'])
})

test('a speech has it at the end, where something is asked', () => {
  const text =
    '本日は質問の機会をいただき、ありがとうございます。この町の橋はどれも古くなっております。先月は一つが通行止めになりました。橋の架け替えをいつまでに終えるのか、町長の見解を伺います。以上で私の質問を終わります。'
  expect(summarize({ ...one, text })).toEqual(['橋の架け替えをいつまでに終えるのか、町長の見解を伺います'])
})

test('civilities of a mail are not its point', () => {
  const text =
    'いつもお世話になっております。来月の会場が変わりましたのでお知らせいたします。新しい会場は駅の北口です。ご不明な点がございましたら、お気軽にお問い合わせください。'
  expect(summarize({ ...one, text })).toEqual(['来月の会場が変わりましたのでお知らせいたします'])
})

test('sentences come in their order, unaltered, each once', () => {
  const text = '雨が降った。川の水位が上がった。川の水位が上がった。避難所が三か所に開かれた。'
  expect(summarize({ ...one, text, maxSentences: 9 })).toEqual([
    '雨が降った',
    '川の水位が上がった',
    '避難所が三か所に開かれた',
  ])
})

test('a separator of the caller’s own ends sentences, and nothing else does', () => {
  expect(summarize({ ...one, text: '朝。昼|夜の町を歩いた', separator: '|', maxSentences: 9 })).toEqual([
    '朝。昼',
    '夜の町を歩いた',
  ])
})

test('quotations, brackets and lists are not cut up', () => {
  const text = '彼は「行こう。早く。」と言った。\n・一つ目の品\n・二つ目の品（赤い。軽い。）です。'
  expect(summarize({ ...one, text, maxSentences: 9 })).toEqual([
    '彼は「行こう。早く。」と言った',
    '・一つ目の品',
    '・二つ目の品（赤い。軽い。）です',
  ])
})

test.each([
  ['no sentence end at all', '桜の花が咲いている'.repeat(20_000)],
  ['only punctuation', '。！？…'.repeat(1_000)],
  ['English', 'The bridge was closed. It will be rebuilt next year.'],
  ['emoji', '😀。😀😀。🎉です。'],
  ['half-width kana', 'ﾊｼﾊﾌﾙｲ｡ﾔﾘﾅｵｽ｡'],
  ['a million characters', '橋の架け替えは三年かかる見通しだと県は発表した。町は反対した。'.repeat(33_000)],
])('takes %s', async (_what, text) => {
  const summary = await engine.summarize({ ...one, text }, signal)
  for (const sentence of summary) expect(text).toContain(sentence)
  expect(summary.length).toBeLessThanOrEqual(1)
})
