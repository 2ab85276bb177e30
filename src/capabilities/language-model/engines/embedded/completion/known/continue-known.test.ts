import { describe, expect, test } from 'vitest'
import { continueKnown } from './continue-known.ts'

const knowsNothing = async () => undefined
const goOn = (text: string) => continueKnown(text, knowsNothing)

describe('code is closed', () => {
  test.each([
    ['function greet(name) {\n  console.log(', 'name);\n}'],
    ['if (user.isAdmin) {\n  users.forEach((each) => {\n    console.log(each', ');\n  });\n}'],
    ['int main(void) {\n    printf("hello', '");\n}'],
    ['const list = [\n  1,\n  2', '\n]'],
    ['const sign = "(" + [1, 2', ']'],
    ['def add(a, b):\n    return', ' a'],
    ['def add(a, b):\n    return (a +', ' b)'],
    ['const area = (width, height) => 1\nfunction size(width, height) {\n  return width *', ' height;\n}'],
    ['<div><p>Hello', '</p></div>'],
    ['<ul>\n<li>One<br>two</li>\n<li>', '</li></ul>'],
    ['import os\n\nfor f in os.listdir(', '):\n    pass'],
    ['class Dog:\n    def __init__(self, name):\n        self.name = ', 'name'],
    ["print('it is # no comment', [1, 2", '])'],
    ['{"name": "Ada", "age":', ' null}'],
    ['{"name": "Ada"', '}'],
    ['{"name": "Ada", "born', '": null}'],
    ['{\n  "items": [\n    {"id": 1},\n    {"id": 2', '}\n  ]\n}'],
    ['SELECT name FROM users WHERE id IN (1, 2', ')'],
  ])('%j', async (text, expected) => {
    expect(await goOn(text)).toBe(expected)
  })

  test.each([
    'It was a dark night, and',
    'On Monday, Tuesday,',
    'I bought apples, pears,',
    'a, c,',
    '2026-11-24, 2026-13-45,',
    'He wrote <b> for bold, and',
    '<p>Done</p>',
    'For example, we return to the village and',
    'Import duties (see',
    'Class struggles are',
    'He said (and I agree',
    '昔々、あるところに',
    'const answer = 42 // which is what',
    '',
  ])('words of people are none: %j', async (text) => {
    expect(await goOn(text)).toBeUndefined()
  })
})

describe('numbers go on', () => {
  test.each([
    ['1, 2, 3, 4,', ' 5, 6, 7'],
    ['10, 7, 4,', ' 1, -2, -5'],
    ['2, 4, 8, 16, ', '32, 64, 128'],
    ['1, 1, 2, 3, 5,', ' 8, 13, 21'],
    ['数は5、10、15、', '20、25、30'],
  ])('%j', async (text, expected) => {
    expect(await goOn(text)).toBe(expected)
  })

  test.each(['3, 9, 1,', '1, 2,', 'In 1990, 2000, 2010', '1,000,000,'])(
    'not where no rule is seen: %j',
    async (text) => {
      expect(await goOn(text)).toBeUndefined()
    },
  )
})

describe('a question is answered where there is an answer', () => {
  const answer = async (question: string) => (question === 'What is the capital of France?' ? 'Paris.' : undefined)

  test.each(['Q: What is the capital of France?\nA:', 'Hints.\n\nQuestion: What is the capital of France?\nAnswer:'])(
    '%j',
    async (text) => {
      expect(await continueKnown(text, answer)).toBe(' Paris.')
    },
  )

  test.each(['Q: Who am I?\nA:', 'What is the capital of France?'])('not %j', async (text) => {
    expect(await continueKnown(text, answer)).toBeUndefined()
  })
})

test('takes megabytes of brackets, quotation marks and line ends', async () => {
  for (const unit of ['(', '"', '`', "'''", '/*', '\n', '1,', '{"a":', 'x = ', 'Q: a\nA:']) {
    await goOn(`const a = (${unit.repeat(1_000_000 / unit.length)}`)
    await goOn(unit.repeat(1_000_000 / unit.length))
  }
})

test.each([
  ['Monday, Tuesday,', ' Wednesday, Thursday, Friday'],
  ['The days: sat, sun,', ' mon, tue, wed'],
  ['January, February, March, ', 'April, May, June'],
  ['月曜日、火曜日、', '水曜日、木曜日、金曜日'],
  ['10月、11月、12月、', '1月、2月、3月'],
  ['a, b, c,', ' d, e, f'],
  ['X, Y, ', undefined],
  ['2026-11-24, 2026-11-25,', ' 2026-11-26, 2026-11-27, 2026-11-28'],
  ['2026-12-15, 2026-12-22,', ' 2026-12-29, 2027-01-05, 2027-01-12'],
])('series go on: %j', async (text, expected) => {
  expect(await goOn(text)).toBe(expected)
})
