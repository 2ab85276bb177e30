import { expect, test } from 'vitest'
import { toQuery } from './to-query.ts'

test('turns are lines, and line breaks within one are none', () => {
  expect(
    toQuery([
      { who: 'person', text: 'こんにちは\n元気？' },
      { who: 'mainstay', text: 'はい。' },
      { who: 'person', text: 'よかった' },
    ]),
  ).toBe('こんにちは 元気？\nはい。\nよかった')
})

test('the oldest turns go when there are too many bytes, the last never', () => {
  const long = { who: 'person', text: 'あ'.repeat(400) } as const
  expect(toQuery([long, long, { who: 'person', text: 'い' }])).toBe(`${'あ'.repeat(400)}\nい`)
  expect(toQuery([long, { who: 'person', text: 'い'.repeat(700) }])).toBe('い'.repeat(700))
})
