import { expect, test } from 'vitest'
import { ask, askWhole } from '../testing/ask.ts'

test.each([
  ['If a shirt costs $40 and is 25% off, what do I pay?', '25 % off $40 is $30; you save $10.'],
  ["What's 20% off 80 dollars?", '20 % off 80 dollars is 64 dollars; you save 16 dollars.'],
  ['How much is 15% off £59.90', '15 % off £59.90 is £50.92; you save £8.99.'],
  ['A jacket is €120 with a discount of 30%, how much do I pay?', '30 % off €120 is €84; you save €36.'],
  ['1500円の3割引はいくら？', '1,050円です(30%引き)。'],
  ['2980円の15%オフは何円ですか', '2,533円です(15%引き)。'],
])('%s', async (text, answer) => {
  expect(await ask(text)).toBe(answer)
})

test.each(['The shop is 25% off', 'It was 30 and 20 people left', '今日は3割引です'])(
  'is no price: %s',
  async (text) => {
    expect((await askWhole([], text)).text).not.toMatch(/%|割引/)
  },
)
