import { expect, test } from 'vitest'
import { parseExchanges, parseFallbacks } from './parse-exchanges.ts'

test('blocks are exchanges, and comments nothing', () => {
  const text =
    '# rain\n\n> 雨だ\n> 雨です\n< 傘はお持ちですか。\n\n# 雪\n> 雪が{place}に降った\n< {place}は寒そうですね。\n< {season}ですものね。\n'
  expect(parseExchanges(text, 'rain.txt')).toEqual([
    { theme: 'rain', isNarrow: false, after: [], prompts: ['雨だ', '雨です'], replies: ['傘はお持ちですか。'] },
    {
      theme: 'rain',
      isNarrow: false,
      after: [],
      prompts: ['雪が{place}に降った'],
      replies: ['{place}は寒そうですね。', '{season}ですものね。'],
    },
  ])
})

test('what we have to have said before stands behind "@ "', () => {
  expect(parseExchanges('@ 傘は|雨は\n> はい\n< 安心ですね。\n', 'rain.txt')).toEqual([
    { theme: 'rain', isNarrow: false, after: ['傘は', '雨は'], prompts: ['はい'], replies: ['安心ですね。'] },
  ])
})

test.each([
  ['> 雨だ\n傘です\n', 'rain.txt:2: a line begins with "> ", "< ", "@ " or "# ".'],
  ['> 雨だ\n', 'rain.txt:1: the block has no line that begins with "< ".'],
  ['\n< 傘です。\n', 'rain.txt:2: the block has no line that begins with "> ".'],
  [
    '> 雨だ\n< 傘です。\n> 雪だ\n< 寒いです。\n',
    'rain.txt:3: a "> " stands behind a "< "; an empty line has to be between two blocks.',
  ],
  ['> 雨だ\n< {food}です。\n', 'rain.txt:2: no "> " of the block has the slot {food}.'],
  ['> {wether}だ\n< はい。\n', 'rain.txt:1: the slot {wether} is not known.'],
  ['> {placeだ\n< はい。\n', 'rain.txt:1: a brace has no other one.'],
  [`> 雨だ\n< ${'長'.repeat(121)}\n`, 'rain.txt:2: the reply has 121 characters, more than 120.'],
])('a fault is named with its place: %j', (text, message) => {
  expect(() => parseExchanges(text, 'rain.txt')).toThrow(message)
})

test('fallbacks are replies by kind, and each kind has some', () => {
  expect(() => parseFallbacks('# question\n< すみません。\n', 'fallbacks.txt')).toThrow(
    'fallbacks.txt has no replies of the kind "why".',
  )
  expect(() => parseFallbacks('< すみません。\n', 'fallbacks.txt')).toThrow(
    'fallbacks.txt:1: no comment before names one of question, why, knows, which, should, harm, advice, experience, self, opinion, answer, request, statement, agree, doubt, musing, guess, trouble, joy, wish, told, long, short, foreign, rude.',
  )
})
