import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { findDetectorFiles } from './find-package.ts'
import { openHuman } from './open-human.ts'
import { tensorsOf } from './tensors-of.ts'

test('means over height and width are what they were, with and without these dimensions, and so are all others', async () => {
  const files = findDetectorFiles(tmpdir())
  if (!files) throw new Error('The optional packages for faces and objects are among the development dependencies.')
  const tf = tensorsOf(await openHuman(files))
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 10, 20, 30, 40, 50, 60, 70, 80]
  const two = tf.tensor4d(values, [2, 2, 2, 2])
  expect(tf.mean(two, [1, 2]).arraySync()).toEqual([
    [4, 5],
    [40, 50],
  ])
  expect(tf.mean(two, [1, 2], true).arraySync()).toEqual([[[[4, 5]]], [[[40, 50]]]])
  expect(tf.mean(tf.tensor4d(values, [1, 4, 2, 2]), [1, 2]).arraySync()).toEqual([[22, 27.5]])
  expect(tf.mean(two, 3).arraySync()).toEqual([
    [
      [1.5, 3.5],
      [5.5, 7.5],
    ],
    [
      [15, 35],
      [55, 75],
    ],
  ])
  expect(tf.mean(tf.tensor3d([1, 2, 3, 4], [1, 2, 2]), [1, 2]).arraySync()).toEqual([2.5])
})
