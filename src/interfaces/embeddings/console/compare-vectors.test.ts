import { expect, test } from 'vitest'
import { compareVectors, findNearest } from './compare-vectors.ts'

test('each vector is held against each, and its nearest is another', () => {
  const likeness = compareVectors([
    [1, 0],
    [0.6, 0.8],
    [0, 1],
  ])
  expect(likeness).toEqual([
    [1, 0.6, 0],
    [0.6, 1, 0.8],
    [0, 0.8, 1],
  ])
  expect(findNearest(likeness)).toEqual([1, 2, 1])
})
