import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ["What's a 15% tip on $48.50?", 'A 15 % tip on $48.50 is $7.28, $55.78 in all.'],
  ['20 percent tip on a bill of 60 dollars', 'A 20 % tip on 60 dollars is 12 dollars, 72 dollars in all.'],
  ['split $120 between 5 people', '$120 among 5 is $24 each.'],
  ['How do we split a bill of €100 by 3?', '€100 among 3 is €33.33 each.'],
  ['5人で12000円を割り勘すると？', '一人2,400円です。'],
  ['1万円を3人で割り勘したら一人いくら？', '一人3,333円です。1円余ります。'],
])('%s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})
