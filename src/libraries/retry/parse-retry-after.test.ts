import { expect, test } from 'vitest'
import { parseRetryAfter } from './parse-retry-after.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['0.25', 250],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected)
})
