import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ['Flip a coin', /^(?:Heads|Tails)\.$/],
  ['コインを投げて', /^(?:表|裏)です。$/],
  ['Roll a die', /^[1-6]\.$/],
  ['roll two dice please', /^[1-6], [1-6]: \d{1,2} together\.$/],
  ['roll 3 20-sided dice', /^\d{1,2}, \d{1,2}, \d{1,2}: \d{1,2} together\.$/],
  ['サイコロを2個振って', /^[1-6]、[1-6]が出ました。合計は\d{1,2}です。$/],
  ['Pick a number between 1 and 10', /^(?:[1-9]|10)$/],
  ['pick a number from 10 to 1', /^(?:[1-9]|10)$/],
  ['1から100までの数字を選んで', /^(?:[1-9]\d?|100)$/],
  ['Choose between pizza, sushi and tacos', /^(?:pizza|sushi|tacos)\.$/],
  ['pick one: red or blue', /^(?:red|blue)\.$/],
  ['カレーかラーメンのどちらかを選んで', /^(?:カレー|ラーメン)$/],
  ['Generate a password', /^[\w.!-]{16}$/],
  ['create a strong password of 24 characters', /^[\w.!-]{24}$/],
  ['12文字のパスワードを作って', /^[\w.!-]{12}$/],
  ['generate a uuid', /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
])('%s', async (question, answer) => {
  expect(await ask(question)).toMatch(answer)
})

test('every side comes, and no other', async () => {
  const rolls = await Promise.all(Array.from({ length: 300 }, () => ask('Roll a die')))
  expect(new Set(rolls)).toEqual(new Set(['1.', '2.', '3.', '4.', '5.', '6.']))
})

test('no two passwords are alike', async () => {
  const passwords = await Promise.all(Array.from({ length: 50 }, () => ask('Generate a password')))
  expect(new Set(passwords).size).toBe(50)
})

test.each(['roll 500 dice', 'create a password of 4 characters', 'Choose a career for me', 'Flip the table'])(
  'not %s',
  async (question) => {
    expect(await ask(question)).toMatch(/mainstay setup/)
  },
)
