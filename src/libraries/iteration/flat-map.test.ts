import { expect, test } from 'vitest'
import { FlatMap } from './flat-map.ts'

function count(to: number) {
  const state = { given: 0, isClosed: false }
  async function* items() {
    try {
      while (state.given < to) yield ++state.given
    } finally {
      state.isClosed = true
    }
  }
  return { state, items: items() }
}

test('results come in order, and an item may have none or several', async () => {
  const results: number[] = []
  const items = new FlatMap(count(4).items, (item) => Array.from({ length: item % 3 }, () => item))
  for await (const result of items) results.push(result)
  expect(results).toEqual([1, 2, 2, 4])
})

test('nothing is read before it is asked for', async () => {
  const { state, items } = count(3)
  const results = new FlatMap(items, (item) => [item, item])
  await results.next()
  await results.next()
  expect(state.given).toBe(1)
})

test('a failure comes after the results before it, and closes the items', async () => {
  const { state, items } = count(3)
  const results = new FlatMap(items, function* (item) {
    yield item
    throw new Error(`no more than ${item}`)
  })
  expect(await results.next()).toEqual({ done: false, value: 1 })
  await expect(results.next()).rejects.toThrow('no more than 1')
  expect([state.isClosed, await results.next()]).toEqual([true, { done: true, value: undefined }])
})

test('who stops reading closes the items', async () => {
  const { state, items } = count(3)
  for await (const result of new FlatMap(items, (item) => [item, item])) if (result === 1) break
  expect(state).toEqual({ given: 1, isClosed: true })
})
