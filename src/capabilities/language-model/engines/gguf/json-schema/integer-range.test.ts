import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toIntegerRule } from './integer-range.ts'

/** These rules use nothing of a grammar that a pattern does not have. */
function toPattern(rule: string): RegExp {
  return new RegExp(`^${rule.replaceAll(/["\s]/g, '')}$`)
}

test.each([
  [{ min: 0n, max: 9n }, '(([0-9]))'],
  [{ min: 5n, max: 5n }, '(("5"))'],
  [{ min: 0n, max: 120n }, '(([0-9] | [1-9] [0-9] | "1" ([0-1] [0-9] | "2" "0")))'],
  [{ min: -3n, max: 12n }, '("-" ([1-3]) | ([0-9] | "1" [0-2]))'],
])('%o', (range, rule) => {
  expect(toIntegerRule(range)).toBe(rule)
})

test('there is none where the bounds cross', () => {
  expect(toIntegerRule({ min: 3n, max: 2n })).toBeUndefined()
  expect(toIntegerRule({ min: 1n, max: -1n })).toBeUndefined()
})

test('it takes every integer within its bounds, and no other text', () => {
  const bound = fc.oneof(
    fc.bigInt({ min: -150n, max: 150n }),
    fc.bigInt({ min: -(10n ** 16n) + 1n, max: 10n ** 16n - 1n }),
  )
  fc.assert(
    fc.property(bound, bound, bound, (one, other, number) => {
      const [min, max] = one < other ? [one, other] : [other, one]
      const pattern = toPattern(toIntegerRule({ min, max }) ?? '')
      for (const each of [number, min, max, min - 1n, max + 1n])
        expect([each, pattern.test(String(each))]).toEqual([each, each >= min && each <= max])
      expect(pattern.test(`0${max}`)).toBe(false)
    }),
  )
})
