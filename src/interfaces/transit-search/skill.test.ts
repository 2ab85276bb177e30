import { expect, test } from 'vitest'
import { developer } from '../../kernel/wire/interface/caller.ts'
import type { AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import { composeRide, composeStation, composeWalk } from './testing/compose-journey.ts'
import { type FakeOptions, FakeTransitSearch } from './testing/fake-transit-search.ts'
import { openTransitApp } from './testing/open-transit-app.ts'

const [harbour, market, airport] = [composeStation('1', '港'), composeStation('2', '市場'), composeStation('3', '空港')]
const square = composeStation('4', '市場前')
const first = composeRide(
  [
    [harbour, '2026-11-24 09:33'],
    [market, '2026-11-24 09:40'],
  ],
  { line: '中央線', destination: '緑橋' },
)
const second = composeRide(
  [
    [square, '2026-11-24 09:50'],
    [airport, '2026-11-24 10:05'],
  ],
  { line: '空港線' },
)
const fare = { firstLeg: 0, lastLeg: 0, amount: 210, currency: 'JPY', name: '' }
const change = composeWalk(square, square, '2026-11-24 09:42', 60)
const journey = {
  legs: [first, composeWalk(market, square, '2026-11-24 09:40', 120), change, second],
  fares: [fare],
}

/** Tuesday, half past nine in Tokyo. */
const now = () => Date.UTC(2026, 10, 24, 0, 30)

async function ask(text: string, language: AssistantLanguage = 'en', options: FakeOptions = { journeys: [journey] }) {
  const engine = new FakeTransitSearch(options)
  const app = await openTransitApp(engine, {}, now)
  const [skill] = app.skillsOf(developer)
  const answer = await skill?.match({ text, language })?.perform(new AbortController().signal)
  return { answer, query: engine.journeyQueries[0] }
}

const query = (from: string, to: string, more: object = {}) => ({
  places: [{ name: from }, { name: to }],
  kind: 'departure',
  date: '20261124',
  time: 34_200,
  order: 'best',
  maxJourneys: 3,
  ...more,
})

test.each<[string, AssistantLanguage, ReturnType<typeof query>]>([
  ['How do I get from Minato to Kuko?', 'en', query('Minato', 'Kuko')],
  ['How do I get from Minato to Kuko, leaving at 9:45?', 'en', query('Minato', 'Kuko', { time: 35_100 })],
  [
    'trains from the harbour to Kuko station arriving by 10 pm',
    'en',
    query('harbour', 'Kuko', { kind: 'arrival', time: 79_200 }),
  ],
  [
    'What is the last train from Minato to Kuko tomorrow?',
    'en',
    query('Minato', 'Kuko', { kind: 'lastTrain', date: '20261125' }),
  ],
  ['how can I go to Kuko from Minato at 7.05', 'en', query('Minato', 'Kuko', { time: 25_500 })],
  ['When does the last bus from Minato to Kuko leave?', 'en', query('Minato', 'Kuko', { kind: 'lastTrain' })],
  [
    'I need to be at the airport by 9:30 pm, coming from Ueno by train',
    'en',
    query('Ueno', 'airport', { kind: 'arrival', time: 77_400 }),
  ],
  ['Route to Kuko from Minato arriving before noon', 'en', query('Minato', 'Kuko', { kind: 'arrival', time: 43_200 })],
  [
    'trains from Minato to Kuko tomorrow morning at 8',
    'en',
    query('Minato', 'Kuko', { date: '20261125', time: 28_800 }),
  ],
  ['Minato to Kuko, depart 18:45', 'en', query('Minato', 'Kuko', { time: 67_500 })],
  [
    'From Minato to Kuko via Honmachi and Kitahara leaving at 10',
    'en',
    query('', '', { places: ['Minato', 'Honmachi', 'Kitahara', 'Kuko'].map((name) => ({ name })), time: 36_000 }),
  ],
  ['港発空港行きの終電は何時？', 'ja', query('港', '空港', { kind: 'lastTrain' })],
  ['空港まで港からどうやって行くの？夜9時に着きたい', 'ja', query('港', '空港', { kind: 'arrival', time: 75_600 })],
  ['港→空港 9時半発', 'ja', query('港', '空港')],
  [
    '港から本町経由で空港まで10時に出発',
    'ja',
    query('', '', { places: ['港', '本町', '空港'].map((name) => ({ name })), time: 36_000 }),
  ],
  ['港から空港まで', 'ja', query('港', '空港')],
  ['港駅から空港駅までの行き方を教えて', 'ja', query('港', '空港')],
  ['港から空港まで、10時までに着きたい', 'ja', query('港', '空港', { kind: 'arrival', time: 36_000 })],
  ['明日の午後3時半に港から空港へ行きたい', 'ja', query('港', '空港', { date: '20261125', time: 55_800 })],
  ['港から空港までの終電', 'ja', query('港', '空港', { kind: 'lastTrain' })],
  ['始発で港から空港へ行く', 'ja', query('港', '空港', { kind: 'firstTrain' })],
])('%s', async (text, language, expected) => {
  expect((await ask(text, language)).query).toEqual(expected)
})

test.each([
  ['Translate this from English to Japanese', 'en'],
  ['From start to finish it was a good film', 'en'],
  ['How are you?', 'en'],
  ['英語から日本語へ翻訳して', 'ja'],
  ['9時から10時まで', 'ja'],
  ['港', 'ja'],
  ['I want to sleep at 10', 'en'],
  ['犬→猫', 'ja'],
  ['The meeting goes from Monday to Friday', 'en'],
  ['from '.repeat(60), 'en'],
] as const)('%s asks for something else', async (text, language) => {
  expect((await ask(text, language)).answer).toBeUndefined()
})

test('a journey is told leg by leg, further ones in a line', async () => {
  const { answer } = await ask('How do I get from Minato to Kuko?', 'en', {
    journeys: [journey, { legs: [second], fares: [] }],
  })
  expect(answer).toBe(
    [
      'From Minato to Kuko: 09:33 → 10:05, 32 min, 1 change, 210 yen',
      '- 09:33 港 中央線 (緑橋) → 09:40 市場',
      '- walk 2 min from 市場 to 市場前',
      '- 09:50 市場前 空港線 → 10:05 空港',
      'Also:',
      '- 09:50 → 10:05, 15 min, no change',
    ].join('\n'),
  )
})

test('and in Japanese', async () => {
  const { answer } = await ask('港から空港まで', 'ja')
  expect(answer?.split('\n')).toEqual([
    '港 から 空港 まで: 09:33 → 10:05、32 分、乗換 1 回、210 円',
    '- 09:33 港 中央線 (緑橋) → 09:40 市場',
    '- 市場 から 市場前 まで徒歩 2 分',
    '- 09:50 市場前 空港線 → 10:05 空港',
  ])
})

test('that nothing goes, or that a place is unknown, is an answer', async () => {
  expect((await ask('How do I get from Minato to Kuko?', 'en', {})).answer).toBe(
    'Nothing goes from Minato to Kuko then.',
  )
  const failure = new ServiceError('unknown_place', 400, 'There is no station "Minato".')
  expect((await ask('How do I get from Minato to Kuko?', 'en', { failure })).answer).toBe(
    'There is no station "Minato".',
  )
  expect((await ask('港から空港まで', 'ja', { failure })).answer).toBe('「港」か「空港」という駅が見つかりません。')
})
