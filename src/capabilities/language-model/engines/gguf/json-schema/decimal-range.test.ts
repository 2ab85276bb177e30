import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecimalRule } from './decimal-range.ts'

/** These rules use nothing of a grammar that a pattern does not have. */
function toPattern(rule: string): RegExp {
  const source = rule.replaceAll(/"([^"]*)"/g, (_, text: string) => `(?:${text.replaceAll('.', '\\.')})`)
  return new RegExp(`^(?:${source.replaceAll(' ', '')})$`)
}

test.each([
  [
    { min: { value: 0, isExclusive: false }, max: { value: 1, isExclusive: false } },
    ['0', '1', '0.5', '1.0'],
    ['1.1', '2', '-1'],
  ],
  [
    { min: { value: 0.5, isExclusive: false }, max: { value: 2.5, isExclusive: true } },
    ['0.5', '0.75', '2.4999', '1.9'],
    ['0.4', '2.5', '0'],
  ],
  [{ min: { value: -1.25, isExclusive: false } }, ['-1.25', '-1.2', '7.5', '0'], ['-1.26', '-2']],
  [{ max: { value: -0.5, isExclusive: true } }, ['-0.51', '-3'], ['-0.5', '-0.4', '0', '1']],
])('%j', (range, taken, refused) => {
  const pattern = toPattern(toDecimalRule(range) ?? '')
  expect(taken.filter((text) => !pattern.test(text))).toEqual([])
  expect(refused.filter((text) => pattern.test(text))).toEqual([])
})

test('there is none where the bounds cross, nor one for a bound in powers of ten', () => {
  expect(
    toDecimalRule({ min: { value: 2, isExclusive: false }, max: { value: 1, isExclusive: false } }),
  ).toBeUndefined()
  expect(toDecimalRule({ min: { value: 1, isExclusive: true }, max: { value: 1, isExclusive: false } })).toBeUndefined()
  expect(toDecimalRule({ min: { value: 1e-9, isExclusive: false } })).toBeUndefined()
})

test('it takes every number within its bounds, and none beyond', () => {
  const number = fc.integer({ min: -99_999, max: 99_999 }).map((whole) => whole / 1000)
  fc.assert(
    fc.property(number, number, fc.boolean(), fc.boolean(), number, (one, other, isLowOpen, isHighOpen, between) => {
      fc.pre(one < other)
      const range = {
        min: { value: one, isExclusive: isLowOpen },
        max: { value: other, isExclusive: isHighOpen },
      }
      const pattern = toPattern(toDecimalRule(range) ?? '')
      for (const each of [between, one, other, (one + other) / 2].map((value) => Number(value.toFixed(4)))) {
        const isIn = (isLowOpen ? each > one : each >= one) && (isHighOpen ? each < other : each <= other)
        const texts = Number.isInteger(each) ? [String(each), `${each}.0`] : [String(each), `${each}00`]
        for (const text of texts) expect([text, pattern.test(text)]).toEqual([text, isIn])
      }
    }),
    { numRuns: 1_000 },
  )
})
