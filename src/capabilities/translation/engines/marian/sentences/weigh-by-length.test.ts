import { expect, test } from 'vitest'
import { weighByLength } from './weigh-by-length.ts'

test('a sentence twice as long has to be surer, a shorter one less sure', () => {
  expect(weighByLength(-0.5, 80, 40)).toBeCloseTo(-0.798)
  expect(weighByLength(-0.5, 40, 40)).toBe(-0.5)
  expect(weighByLength(-0.5, 20, 40)).toBeCloseTo(-0.202)
})

test('the shortest are held for a quarter of the usual length, and nothing is surer than sure', () => {
  expect(weighByLength(-1, 1, 40)).toBe(weighByLength(-1, 10, 40))
  expect(weighByLength(-0.01, 10, 40)).toBe(0)
})

test('nothing changes where no usual length is known', () => {
  expect(weighByLength(-0.5, 80)).toBe(-0.5)
})
