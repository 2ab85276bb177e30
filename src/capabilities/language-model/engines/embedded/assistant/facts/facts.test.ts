import { describe, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ['What is the capital of France?', 'The capital of France is Paris.'],
  ["what's the capital city of the United States", 'The capital of the United States is Washington, D.C.'],
  ['capital of australia?', 'The capital of Australia is Canberra.'],
  ['Capital of Côte d’Ivoire', 'The capital of Côte d’Ivoire is Yamoussoukro.'],
  ["What is Germany's capital?", 'The capital of Germany is Berlin.'],
  [
    'What is the capital of South Africa?',
    'The capital of South Africa is Pretoria. Parliament sits in Cape Town, the highest court in Bloemfontein.',
  ],
  ['What currency does Japan use?', 'The currency of Japan is the Japanese yen (JPY).'],
  ['What currency do they use in Sweden?', 'The currency of Sweden is the Swedish krona (SEK).'],
  ['What money do you use in the UK?', 'The currency of the United Kingdom is the British pound (GBP).'],
  ['How many people live in Canada?', 'About 40 million people live in Canada (2024).'],
  ['population of india', 'About 1.45 billion people live in India (2024).'],
  [
    'What languages are spoken in Switzerland?',
    'The main languages of Switzerland are German, French, Italian and Romansh.',
  ],
  ['What language do they speak in Brazil?', 'The main language of Brazil is Portuguese.'],
  ['Which countries border Portugal?', 'Portugal borders Spain.'],
  ['neighbours of Japan', 'Japan borders no other country by land.'],
  ['capital and population of Peru?', 'The capital of Peru is Lima. About 34 million people live in Peru (2024).'],
  ['Nairobi is the capital of which country?', 'The capital of Kenya is Nairobi.'],
  ['フランスの首都は？', 'フランスの首都はパリです。'],
  ['アメリカの首都はどこですか？', 'アメリカ合衆国の首都はワシントンD.C.です。'],
  ['スウェーデンの通貨は何ですか', 'スウェーデンの通貨はスウェーデン クローナ(SEK)です。'],
  ['カナダの人口は？', 'カナダの人口は約4000万人です(2024年)。'],
  ['日本の人口を教えてください', '日本の人口は約1億2400万人です(2024年)。'],
  ['スイスの公用語は何？', 'スイスの主な言語はドイツ語、フランス語、イタリア語、ロマンシュ語です。'],
  ['ポルトガルと国境を接する国は？', 'ポルトガルと国境を接する国はスペインです。'],
  ['オスロはどこの国の首都ですか', 'ノルウェーの首都はオスロです。'],
])('of countries: %s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

test.each([
  [['What is the capital of France?', 'And of Spain?'], 'The capital of Spain is Madrid.'],
  [['What is the capital of France?', 'How many people live there?'], 'About 68 million people live in France (2024).'],
  [
    ['What is the capital of Peru? What is its currency?'],
    'The capital of Peru is Lima.\nThe currency of Peru is the Peruvian sol (PEN).',
  ],
  [['フランスの首都は？', 'スペインは？'], 'スペインの首都はマドリードです。'],
  [['フランスの首都は？', 'その国の通貨は？'], 'フランスの通貨はユーロ(EUR)です。'],
  [['capital of France and of Italy?'], 'The capital of France is Paris.\nThe capital of Italy is Rome.'],
  [['フランスとスペインの首都は？'], 'フランスの首都はパリです。\nスペインの首都はマドリードです。'],
] as const)('going on: %j', async (texts, answer) => {
  expect(await ask(...texts)).toBe(answer)
})

test.each([
  ['What is the atomic number of iron?', 'The atomic number of iron (Fe) is 26.'],
  ['atomic number of aluminum', 'The atomic number of aluminium (Al) is 13.'],
  ["what's the chemical symbol for gold?", 'The symbol of gold is Au.'],
  ['atomic weight of carbon', 'The atomic weight of carbon (C) is about 12.011.'],
  ['Which element has the symbol W?', 'Element 74 is tungsten (W).'],
  ['which element has atomic number 118', 'Element 118 is oganesson (Og).'],
  ['鉄の原子番号は？', '鉄の原子番号は26です(元素記号Fe)。'],
  ['金の元素記号は何ですか', '金の元素記号はAuです。'],
  ['元素記号Agは何の元素？', '原子番号47の元素は銀(Ag)です。'],
  ['原子番号113の元素は？', '原子番号113の元素はニホニウム(Nh)です。'],
])('of elements: %s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

test.each([
  ['How many moons does Mars have?', 'Mars has 2 known moons (as of 2025).'],
  ['How many moons does Venus have?', 'Venus has no moons.'],
  ['What is the largest planet in the solar system?', 'Jupiter (about 142,984 km across).'],
  ['How far is Mars from the sun?', 'Mars is about 228 million km from the sun.'],
  ['What is the diameter of Saturn?', 'Saturn is about 120,536 km across.'],
  ['太陽系で一番大きい惑星は？', '木星です(直径約142,984 km)。'],
  ['火星の衛星はいくつですか', '火星で知られている衛星は2個です(2025年)。'],
  [
    'What is the boiling point of water?',
    'Water boils at 100 °C (212 °F) at the pressure of sea level; higher up at less.',
  ],
  ['水の沸点は何度？', '水の沸点は、海面の気圧で100°Cです。高い所ではもっと低くなります。'],
  ['富士山の高さは？', '富士山の高さは3,776メートルで、日本で一番高い山です。'],
  ['How fast is light?', 'Light travels at 299,792,458 metres a second in a vacuum.'],
  [
    'What is the largest country in the world?',
    'Russia is the largest country by area, about 17.1 million square kilometres.',
  ],
])('of planets and measures: %s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

describe('what holds other words than those is left alone', () => {
  test.each([
    'What is the capital gains tax in France?',
    'What was the population of France in 1800?',
    'Is Mercury dangerous?',
    'How do I sell gold?',
    'What is the capital of Atlantis?',
    'How do I speak to people in Japan without offending?',
    'What is the best currency for Canada to adopt?',
    'フランスの首都で一番おいしいレストランは？',
    '金の値段は？',
    'そこの首都は？',
  ])('%s', async (question) => {
    expect(await ask(question)).toMatch(/^(?:That needs a language model|それには言語モデルが必要)/)
  })
})

test.each([
  ['Is 97 a prime number?', 'Yes, 97 is a prime number.'],
  ['is 1,001 prime', 'No, 1001 is not a prime number: 1001 = 7 × 11 × 13.'],
  ['is 1 prime?', 'No, 1 is not a prime number.'],
  ['97は素数ですか', 'はい、97は素数です。'],
  ['91は素数？', 'いいえ、91は素数ではありません(91 = 7 × 13)。'],
  ['How old is someone born in 1990?', '35 before the birthday in 2026, and 36 after it.'],
  ['1990年生まれは何歳？', '2026年の誕生日までは35歳、そのあとは36歳です。'],
])('of numbers and years: %s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})
