import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runAtOnce } from '../iteration/run-at-once.ts'
import { writeJsonInSteps } from './write-json-in-steps.ts'

test('is what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(runAtOnce(writeJsonInSteps(value))).toBe(JSON.stringify(value))
    }),
  )
  const long = { list: Array.from({ length: 1001 }, (_, index) => ({ index, gone: undefined })), none: undefined }
  expect(runAtOnce(writeJsonInSteps(long))).toBe(JSON.stringify(long))
})

test('writes a long text whole, halves of characters too', () => {
  const pair = '\u{1F468}'
  for (const text of [
    'x'.repeat(200_000),
    `x${pair.repeat(100_000)}`,
    '\ud83d'.repeat(100_000),
    `${'"'.repeat(70_000)}\udc68`,
  ])
    expect(runAtOnce(writeJsonInSteps({ text })) === JSON.stringify({ text })).toBe(true)
  expect([...writeJsonInSteps('a'.repeat(1_000_000))].length).toBe(16)
})

test('writes a long list in many steps', () => {
  const steps = [...writeJsonInSteps({ list: Array.from({ length: 100_000 }, () => 'a') })]
  expect(steps.length).toBe(500)
})
