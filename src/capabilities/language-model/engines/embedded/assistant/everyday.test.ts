import { expect, test } from 'vitest'
import { ask, askWhole } from './testing/ask.ts'

test.each([
  ['When is Easter next year?', 'Easter Sunday is on Sunday, 28 March 2027.'],
  ['When is Easter 2025?', 'Easter Sunday is on Sunday, 20 April 2025.'],
  ['When was Good Friday in 2024?', 'Good Friday is on Friday, 29 March 2024.'],
  ['When is Easter?', 'Easter Sunday is on Sunday, 28 March 2027.'],
  ['来年のイースターはいつですか？', 'イースターは2027年3月28日日曜日です。'],
  ['Which is heavier, 5 pounds or 2 kilograms?', 'Heavier: 5 pounds.'],
  ['Which is longer: 1 mile or 2 km?', 'Longer: 2 km.'],
  ['What is colder, 50 Fahrenheit or 5 Celsius?', 'Colder: 5 Celsius.'],
  ['5マイルと10キロではどちらが長い？', '10キロのほうが長いです。'],
  ['I was born on 3 March 1990. How old am I?', 'Who was born on 3 March 1990 is 36 years old today.'],
  ['I was born on 24 December 1990, how old am I now?', 'Who was born on 24 December 1990 is 35 years old today.'],
  ['Do Norway and Sweden share a border?', 'Yes, Norway and Sweden share a border.'],
  ['Does Portugal border France?', 'No, Portugal and France share no border on land.'],
  ['フランスとドイツは国境を接していますか？', 'はい、フランスとドイツは国境を接しています。'],
  ["What's the third planet from the sun?", 'Earth (about 149.6 million km from the sun).'],
  ['太陽から4番目の惑星は？', '火星です(太陽から約2億2800万 km)。'],
  ["What's the largest country in Africa?", 'Algeria, about 2.38 million square kilometres.'],
  ["What's the time difference between Paris and New York?", 'Paris is 6 hours ahead of New York today.'],
  ['東京とロンドンの時差は？', '東京のほうがロンドンより今、9時間進んでいます。'],
  [
    'Split $86.40 between 4 people with a 15% tip',
    'With a 15 % tip $86.40 come to $99.36, which is $24.84 each among 4.',
  ],
  ['1000円の8%はいくら？', '1,000円の8%は80円です。'],
  ['Please make these into a bullet list: milk, eggs, flour', '- milk\n- eggs\n- flour'],
  ['箇条書きにして：牛乳、卵', '- 牛乳\n- 卵'],
  ['「嬉しい」の反対は？', '「嬉しい」の反対は「悲しい」です。'],
  ['Thanks, that was helpful!', 'You are welcome.'],
])('%s', async (text, answer) => {
  expect(await ask(text)).toBe(answer)
})

test.each([
  ['Write a thank you note to my aunt for the birthday present', /^Subject: Thank you\n\nDear \[name of your aunt\]/],
  ['I feel a bit sad today', /^I am sorry .*findahelpline\.com/],
  ['最近疲れています', /よりそいホットライン/],
])('%s', async (text, answer) => {
  expect(await ask(text)).toMatch(answer)
})

test.each([
  'Which is heavier, an elephant or 2 kilograms?',
  'Which is longer, 5 pounds or 2 km?',
  'Does Portugal border on the ridiculous?',
  'What is the time difference between you and me?',
  'When is the Easter bunny coming?',
])('nothing is made up: %s', async (text) => {
  expect(await askWhole([], text)).toMatchObject({ isAnswer: false })
})
