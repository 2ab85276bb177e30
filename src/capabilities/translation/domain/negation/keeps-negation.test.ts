import { expect, test } from 'vitest'
import { keepsNegation } from './keeps-negation.ts'

const [toJapanese, toEnglish] = [
  { source: 'en', target: 'ja' },
  { source: 'ja', target: 'en' },
]

test.each([
  [toEnglish, 'この電車は次の駅で止まりません。', 'This train stops at the next station.'],
  [toEnglish, '猫が膝の上で寝ていて動けない。', 'The cat is sleeping on my knees.'],
  [toEnglish, 'ここに自転車を置かないでください。', 'Please leave your bicycle here.'],
  [toEnglish, '昨日は眠れませんでした。', 'I slept yesterday.'],
  [toJapanese, "I won't be able to make it tomorrow.", '明日は間に合うよ。'],
  [toJapanese, 'The weather is not so good.', '天気はとてもいいです。'],
  [toJapanese, 'Nobody came to the party.', 'みんながパーティーに来た。'],
  [toJapanese, 'Please use the stairs.', '階段を使わないでください。'],
  [toEnglish, '作業中はヘルメットを着用すること。', 'I never wear a helmet.'],
])('%o: %s is not %s', (pair, text, translation) => {
  expect(keepsNegation(pair, text, translation)).toBe(false)
})

test.each([
  [toEnglish, 'この電車は次の駅で止まりません。', 'This train does not stop at the next station.'],
  [toEnglish, '何も食べていない。', 'I have eaten nothing.'],
  [toEnglish, '忘れないでください。', 'Please remember, and never forget it.'],
  [toEnglish, 'ブラックさんに電話をつないで下さい。', 'Please put me through to Mr Black.'],
  [toEnglish, 'もう行かなければなりません。', 'I am going now.'],
  [toEnglish, '雨が降るかもしれません。', 'It may rain.'],
  [toEnglish, '一緒に行きませんか。', 'Shall we go together?'],
  [toEnglish, 'すみません。', 'Excuse me.'],
  [toJapanese, "I don't like it.", 'それは嫌いです。'],
  [toJapanese, 'Do not enter.', '立入禁止'],
  [toJapanese, 'Not only he but also she came.', '彼だけでなく彼女も来た。'],
  [toJapanese, "It's cold today, isn't it?", '今日は寒いですね。'],
  [toEnglish, '優柔不断な人は嫌いだ。', "I don't like people who cannot decide."],
  [toEnglish, '足元に注意。', 'Watch your step.'],
  [toJapanese, "I haven't seen him in a long time.", '久しぶりに彼を見た。'],
  [toJapanese, 'Please feel free; do not hesitate to call.', '気軽に電話してください。'],
  [{ source: 'de', target: 'en' }, 'Das stimmt nicht.', 'That is right.'],
])('%o: %s may be %s', (pair, text, translation) => {
  expect(keepsNegation(pair, text, translation)).toBe(true)
})
