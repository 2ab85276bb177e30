import { expect, test } from 'vitest'
import { clampTimeoutMs } from './clamp-timeout.ts'

test.each([
  [undefined, 30_000],
  [Number.NaN, 30_000],
  [4_999, 5_000],
  [-1, 5_000],
  [5_000, 5_000],
  [12_345, 12_345],
  [60_000, 60_000],
  [60_001, 60_000],
  [Number.POSITIVE_INFINITY, 60_000],
])('a timeout of %s ms becomes %i ms', (given, kept) => {
  expect(clampTimeoutMs(given)).toBe(kept)
})
