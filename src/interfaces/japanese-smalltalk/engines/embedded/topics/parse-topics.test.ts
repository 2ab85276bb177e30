import { expect, test } from 'vitest'
import { parseTopics } from './parse-topics.ts'

test('a line of words begins a topic, and each remark has its moods', () => {
  const text = '# rain\n\n= 雨|梅雨\n-* 足元が悪いですね。\n+ よい雨ですね。\n\n=! 大雨\n! 早めに備えてください。\n'
  expect(parseTopics(text, 'weather.txt')).toEqual([
    {
      pattern: /雨|梅雨/gu,
      weight: 0,
      isSure: false,
      remarks: new Map([
        ['trouble', ['足元が悪いですね。']],
        ['told', ['足元が悪いですね。']],
        ['joy', ['よい雨ですね。']],
      ]),
    },
    { pattern: /大雨/gu, weight: 0.15, isSure: false, remarks: new Map([['advice', ['早めに備えてください。']]]) },
  ])
})

test.each([
  ['= 雨\n傘です。\n', 'rain.txt:2: there is nothing behind the sign.'],
  ['* 傘です。\n', 'rain.txt:1: no line before begins with "= ".'],
  [
    '= 雨\n< 傘です。\n',
    'rain.txt:2: a line begins with "= ", "=. ", "=! ", "=!! ", "#" or signs of "-+~?!*@%&" and a blank.',
  ],
  ['= (雨\n', 'rain.txt:1: the words are no regular expression.'],
  ['= 雨\n* {topic}ですね。\n', 'rain.txt:2: a remark has no slots but echo, who, time,'],
])('a fault is named with its place: %j', (text, message) => {
  expect(() => parseTopics(text, 'rain.txt')).toThrow(message)
})
