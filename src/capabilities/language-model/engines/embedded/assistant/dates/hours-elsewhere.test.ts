import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ['How many working days are there in May 2027?', '21 days from Monday to Friday; public holidays are not taken off.'],
  ['2027年5月の営業日は何日？', '平日(月〜金)は21日です。祝日は数えていません。'],
  ["If it's 9am in London on 3 July, what time is it in Tokyo?", 'It is 17:00 in Tokyo then.'],
  ['3:30 pm in New York on 15 January, what time is that in Tokyo?', 'It is 05:30 the next day in Tokyo then.'],
  [
    'The train leaves Paris at 10:15 and takes 2 h 20 min, when does it arrive in London?',
    'It is 11:35 on Saturday 21 November in London then.',
  ],
  [
    'My flight leaves New York at 18:30 on 1 December and takes 7 hours, when do I land in London?',
    'It is 06:30 on Wednesday 2 December in London then.',
  ],
])('%s', async (text, answer) => {
  expect(await ask(text)).toBe(answer)
})
