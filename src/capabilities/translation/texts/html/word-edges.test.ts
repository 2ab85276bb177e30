import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNearestEdge, listWordEdges } from './word-edges.ts'

function readAll(text: string): readonly number[] {
  const steps = listWordEdges(text)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

test('words begin and end at edges, and so does the text', () => {
  expect(readAll('A red, red dog')).toEqual([0, 1, 2, 5, 7, 10, 11, 14])
  expect(readAll('')).toEqual([0])
  expect(readAll(' - ')).toEqual([0, 3])
  expect(readAll('a {b.c} https://d.e/f')).toEqual([0, 1, 2, 7, 8, 21])
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

test('words of a long text without spaces are found in many steps', () => {
  const steps = listWordEdges('の'.repeat(100_000))
  let count = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      expect([count, step.value[0], step.value.at(-1)]).toEqual([98, 0, 100_000])
      return
    }
    count += 1
  }
})
