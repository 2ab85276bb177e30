import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNearestEdge, listWordEdges } from './word-edges.ts'

test('words begin and end at edges, and so does the text', async () => {
  expect(await listWordEdges('A red, red dog')).toEqual([0, 1, 2, 5, 7, 10, 11, 14])
  expect(await listWordEdges('')).toEqual([0])
  expect(await listWordEdges(' - ')).toEqual([0, 3])
})

test('the nearest edge is that which a look at all of them finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(100), { minLength: 1 }), fc.nat(100), (places, at) => {
      const edges = places.toSorted((one, other) => one - other)
      const distance = Math.min(...edges.map((edge) => Math.abs(edge - at)))
      expect(findNearestEdge(edges, at)).toBe(edges.find((edge) => Math.abs(edge - at) === distance))
    }),
  )
})

test('others have their turn while the words of a long text without spaces are found', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const edges = await listWordEdges('の'.repeat(100_000))
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(20)
  expect([edges[0], edges.at(-1)]).toEqual([0, 100_000])
})
