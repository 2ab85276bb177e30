import { expect, test } from 'vitest'
import type { PackingRequest } from '../../../port.ts'
import { fewestContainers } from './lower-bound.ts'
import { toProblem } from './problem.ts'

const flat = (dimensions: number[], count: number, weight = 0) =>
  Array.from({ length: count }, () => ({ dimensions, weight, orientations: [[0, 1]] }))

const bins = (dimensions: number[], count: number, weightLimit = Infinity) =>
  Array.from({ length: count }, () => ({ dimensions, weightLimit }))

test.each<[string, PackingRequest, number]>([
  ['the volume', { bins: bins([10, 10], 9), items: flat([5, 5], 9) }, 3],
  ['the weight', { bins: bins([10, 10], 9, 4), items: flat([1, 1], 6, 2) }, 3],
  ['items too long to lie side by side', { bins: bins([10, 10], 9), items: flat([6, 6], 5) }, 5],
  [
    'one long item beside each row of short ones',
    { bins: bins([10, 10], 9), items: [...flat([7, 10], 2), ...flat([4, 10], 3)] },
    4,
  ],
  ['three in a row where four would fit by area', { bins: bins([10, 10], 9), items: flat([3, 10], 10) }, 4],
  ['the volume, beyond the bins there are,', { bins: bins([10, 10], 1), items: flat([5, 5], 9) }, 3],
  ['the roomiest bins', { bins: [...bins([1, 1], 4), ...bins([3, 3], 1)], items: flat([1, 1], 10) }, 2],
])('%s decides how many bins are needed', (_, request, fewest) => {
  expect(fewestContainers(toProblem(request))).toBe(fewest)
})
