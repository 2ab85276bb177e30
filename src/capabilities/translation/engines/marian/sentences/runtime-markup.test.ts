import { expect, test } from 'vitest'
import { readRuntimeMarkup } from './runtime-markup.ts'

const segmentOf = (count: number) => ({
  text: 'a',
  spans: [],
  marks: Array.from({ length: count }, (_, index) => ({ at: 0, raw: `<br class="${index}">` })),
})

test('what stands for itself has a space behind a word, and none behind a tag', () => {
  const segment = {
    text: 'see a b',
    spans: [{ begin: 4, end: 7, open: '<b>', close: '</b>', isOpaque: false, raw: '' }],
    marks: [{ at: 5, raw: '<br>' }],
  }
  expect(readRuntimeMarkup('sieh <i id="0"><img id="1"> a b</i>', segment, 'de')).toBe('sieh <b><br> a b</b>')
})

test('none of many places costs the whole answer', () => {
  const count = 20_000
  const answer = Array.from({ length: count }, (_, index) => `<img id="${index}">`).join('')
  const written = readRuntimeMarkup(answer, segmentOf(count), 'de')
  expect(written?.slice(0, 47)).toBe('<br class="0"> <br class="1"> <br class="2"> <b')
  expect(written?.length).toBe(368_889)
})
