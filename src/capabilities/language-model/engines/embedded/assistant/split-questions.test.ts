import { expect, test } from 'vitest'
import { ServiceError } from '../../../../../kernel/foundation/errors/service-error.ts'
import { ask, askApp, askWhole, skillOf } from './testing/ask.ts'

test.each([
  ['What is 17% of 200, and what day is it today?', '17% of 200 = 34\nToday is Saturday, 21 November 2026.'],
  ['What is 2 + 2? And what is 3 * 3?', '2 + 2 = 4\n3 × 3 = 9'],
  ['Hi! What is 2+2? How many km are 5 miles?', '2 + 2 = 4\n5 miles = 8.04672 kilometres'],
  ['What is 6 times 7? Thanks!', '6 × 7 = 42\nYou are welcome.'],
  ['10+5は？それと今日は何曜日？', '10 + 5 = 15\n今日は2026年11月21日土曜日です。'],
])('every question of a message is answered: %s', async (text, answer) => {
  expect(await ask(text)).toBe(answer)
})

test.each([
  ['What time is it in Tokyo and in London?', /^In Tokyo it is 19:05 .*\nIn London it is 10:05 /],
  ['東京とロンドンは今何時？', /^東京は今、.*19時05分.*\nロンドンは今、.*10時05分/],
])('what the second leaves out is that of the first: %s', async (text, answer) => {
  expect(await ask(text)).toMatch(answer)
})

test.each([
  ['I am doing my homework. What is 12 * 12?', '12 × 12 = 144'],
  [
    'What is 2+2? Who was the second cousin of Ozymandias?',
    '2 + 2 = 4\nI have no answer to "Who was the second cousin of Ozymandias?"',
  ],
  ['宿題をしています。12かける12は？', '12 × 12 = 144'],
])('what is understood is answered, and what is not is named: %s', async (text, answer) => {
  expect(await askWhole([], text)).toEqual({ text: answer, isAnswer: true })
})

test.each(['Translate: Who are you? What is 2+2?', 'Explain tides: What is 2+2? Who are you?'])(
  'a text to work on is not divided: %s',
  async (text) => {
    expect(await askApp([skillOf(text.slice(0, 9), 0.9, 'As a whole.')], text)).toBe('As a whole.')
  },
)

test('what a service refuses is said beside the answer', async () => {
  const refused = new ServiceError('no_tides', 400, 'There are no tides here.')
  const text = 'What about tides? What is 2+2?'
  expect(await askWhole([skillOf('tides', 0.9, refused)], text)).toEqual({
    text: 'There are no tides here.\n2 + 2 = 4',
    isAnswer: true,
  })
})
