import { describe, expect, test } from 'vitest'
import { integerScale } from './integer-scale.ts'

test('decimals become whole numbers without a common divisor, and come back as they were', () => {
  const scale = integerScale([0.1, 0.2, 0.3])
  expect([0.1, 0.2, 0.3].map(scale.toUnits)).toEqual([1, 2, 3])
  expect(scale.fromUnits(3)).toBe(0.3)
})

test('whole numbers are divided by what they have in common', () => {
  const scale = integerScale([1200, 800, 1000])
  expect([1200, 800, 1000].map(scale.toUnits)).toEqual([6, 4, 5])
  expect(scale.fromUnits(11)).toBe(2200)
})

test('zero, and nothing at all, need no scale', () => {
  expect(integerScale([0, 0]).toUnits(0)).toBe(0)
  expect(integerScale([]).fromUnits(0)).toBe(0)
})

describe('numbers that no power of ten makes whole', () => {
  test('three thirds are one', () => {
    const { toUnits, fromUnits } = integerScale([1, 1 / 3])
    expect(3 * toUnits(1 / 3)).toBeLessThanOrEqual(toUnits(1))
    expect(fromUnits(toUnits(1 / 3))).toBeCloseTo(1 / 3, 13)
  })

  test('what is tiny beside the largest still takes some room', () => {
    expect(integerScale([1e300, 1e-300]).toUnits(1e-300)).toBe(1)
  })
})
