import { expect, test } from 'vitest'
import { createRandom } from './create-random.ts'

test('the same numbers for the same seed', () => {
  const random = createRandom(1)
  expect([random(), random(), random()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
})
