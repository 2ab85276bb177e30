import { expect, test } from 'vitest'
import { maxOf } from './max-of.ts'
import { minOf } from './min-of.ts'
import { normOf } from './norm-of.ts'

test('of few numbers, of none, and with a bound', () => {
  expect([maxOf([3, -1, 7]), minOf(new Set([3, -1, 7])), normOf([3, 4])]).toEqual([7, -1, 5])
  expect([maxOf([]), minOf([]), normOf([])]).toEqual([-Infinity, Infinity, 0])
  expect([maxOf([3], 5), minOf([3], 1), maxOf([Number.NaN, 1])]).toEqual([5, 1, Number.NaN])
})

test('of more numbers than a call takes arguments', () => {
  const many = Array.from({ length: 1_000_000 }, (_, index) => index)
  expect(() => Math.max(...many)).toThrow(RangeError)
  expect([maxOf(many), minOf(many), Math.round(normOf(many))]).toEqual([999_999, 0, 577_349_836])
})
