import { expect, test } from 'vitest'
import { AnswerText } from './answer-text.ts'

/** What goes out for each piece, and at the end. */
function feed(stop: readonly string[], pieces: readonly (string | readonly number[])[]): string[] {
  const answer = new AnswerText<number>(stop)
  const texts = pieces.map((piece, index) => answer.add(Buffer.from(piece), index).text)
  return [...texts, answer.end().text]
}

test('half a character waits for its other half', () => {
  expect(feed([], [[0xe6, 0x97], [0xa5], 'x'])).toEqual(['', '日', 'x', ''])
  expect(feed([], [[0xe6, 0x97]])).toEqual(['', '\u{fffd}'])
})

test('what may become a stop text is held back, and goes out when it does not', () => {
  expect(feed(['END'], ['a E', 'N', 'x', ' EN'])).toEqual(['a ', '', 'ENx', ' ', 'EN'])
})

test('a stop text and all after it never goes out, whichever comes first', () => {
  expect(feed(['never', 'bc', 'abx'], ['xa', 'b', 'cd'])).toEqual(['x', '', 'a', ''])
})

test('marks go with the text that they are of; those after a stop are dropped', () => {
  const answer = new AnswerText<string>(['stop'])
  expect(answer.add(Buffer.from('one st'), 'first')).toEqual({ text: 'one ', marks: ['first'] })
  expect(answer.add(Buffer.from('op and'), 'second')).toEqual({ text: '', marks: [] })
  expect(answer.isStopped).toBe(true)
  expect(answer.end()).toEqual({ text: '', marks: [] })
})
