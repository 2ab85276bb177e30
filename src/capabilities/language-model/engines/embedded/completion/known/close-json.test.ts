import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closeJson } from './close-json.ts'

test('every beginning of JSON gets an end', () => {
  const whole = fc
    .tuple(
      fc.jsonValue({ maxDepth: 4 }).filter((value) => typeof value === 'object' && value !== null),
      fc.constantFrom(0, 2),
    )
    .map(([value, indent]) => JSON.stringify(value, undefined, indent))
  fc.assert(
    fc.property(whole, fc.double({ min: 0, max: 1, noNaN: true }), (text, share) => {
      const begun = text.slice(0, 1 + Math.floor(share * (text.length - 1)))
      const parsed: unknown = JSON.parse(begun + (closeJson(begun) ?? ''))
      expect(typeof parsed).toBe('object')
    }),
    { numRuns: 2000 },
  )
})

test.each(['{"a": 1}', '[1, 2] and so on', '{"a" "b"', '[1, 2}', '{a: 1', '[,', '{]', ''])('not %j', (text) => {
  expect(closeJson(text)).toBeUndefined()
})
