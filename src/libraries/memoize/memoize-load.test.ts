import { expect, test } from 'vitest'
import { memoizeLoad } from './memoize-load.ts'

test('all who ask are given what was loaded once', async () => {
  let loads = 0
  const load = memoizeLoad(async () => ({ number: (loads += 1) }))
  const [first, second] = await Promise.all([load(), load()])
  expect([first, second, await load()]).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }])
})

test('a failure is told to those who waited for it, and to nobody else', async () => {
  let loads = 0
  const load = memoizeLoad(async () => {
    loads += 1
    if (loads === 1) throw new Error('the disk is away')
    return loads
  })
  const both = await Promise.allSettled([load(), load()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load()).toBe(2)
})
