import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ['今年は令和何年？', '2026年は令和8年です。'],
  ['来年は令和何年ですか', '2027年は令和9年です。'],
  ['1985年は昭和何年ですか？', '1985年は昭和60年です。'],
  ['2019年は和暦で何年', '2019年は令和元年です(改元までは平成31年)。'],
  ['平成元年は西暦何年？', '平成元年は1989年です。'],
  ['昭和64年は西暦何年', '昭和64年は1989年です。'],
  ['令和八年は何年？', '令和8年は2026年です。'],
])('%s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

test.each(['昭和70年は西暦何年', '1500年は和暦で何年'])('not %s', async (question) => {
  expect(await ask(question)).toMatch(/mainstay setup/)
})
