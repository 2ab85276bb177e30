import { expect, test } from 'vitest'
import { keepsNumbers } from './keeps-numbers.ts'

test.each([
  ['Nothing to count.', '数えるものはない。', true],
  ['It costs 1,200 yen.', '１２００円です。', true],
  ['The report is due on March 3.', '報告は3月3日までです。', true],
  ['Call 119 or 110.', '110番か119番に電話。', true],
  ['Rooms 3 and 3.', '部屋は3です。', false],
  ['It costs 1,200 yen.', '1,300円です。', false],
  ['2.5 kilometres', '25キロ', false],
  ['会議は3時に始まります。', 'The meeting starts at three.', true],
  ['会議は3時に始まります。', 'The meeting starts at four.', false],
  ['It leaves at 10.', '十時に出ます。', true],
  ['It leaves at 12.', '十時に出ます。', false],
  ['It&#39;s 5 o&#x27;clock.', '5時です。', true],
])('%s and %s: %s', (source, translation, expected) => {
  expect(keepsNumbers(source, translation)).toBe(expected)
})

test('of a text of many numbers each is looked for once', () => {
  const numbers = Array.from({ length: 100_000 }, (_, index) => String(index + 100))
  expect(keepsNumbers(numbers.join(' '), numbers.toReversed().join(' '))).toBe(true)
  expect(keepsNumbers(numbers.join(' '), numbers.slice(1).join(' '))).toBe(false)
})
