import { expect, test } from 'vitest'
import { memoizeBriefly } from './memoize-briefly.ts'

test('makes it once for all who ask within the time, and anew afterwards', async () => {
  let [time, count] = [1000, 0]
  const read = memoizeBriefly(
    50,
    () => time,
    async () => ++count,
  )
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  time += 50
  expect(await read()).toBe(1)
  time += 1
  expect(await read()).toBe(2)
})

test('a failure is for those who waited for it alone', async () => {
  let count = 0
  const read = memoizeBriefly(
    50,
    () => 0,
    async () => {
      count += 1
      if (count === 1) throw new Error('not there yet')
      return count
    },
  )
  await expect(Promise.all([read(), read()])).rejects.toThrow('not there yet')
  expect(await read()).toBe(2)
})
