import { expect, test } from 'vitest'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import type { PackingRequest } from '../port.ts'
import { describeBinPacker } from './conformance.ts'
import createEngine from './embedded.ts'
import { packItems } from './embedded/search/pack-items.ts'

describeBinPacker('embedded, in a worker thread', async () => {
  const workers = createWorkerPools({ maxThreads: 1 })
  const engine = createEngine({ workers, settings: { BIN_PACKING_TIME_LIMIT_MS: 200 } })
  return { ...engine, [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose]() }
})

const free = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

test('a few items lie unrotated in a row from the origin', () => {
  const request = {
    bins: [{ dimensions: [5, 5, 5], weightLimit: Infinity }],
    items: [
      { dimensions: [2, 4, 2], weight: 0, orientations: free },
      { dimensions: [1, 2, 3], weight: 0, orientations: free },
    ],
    timeLimit: 10_000,
  }
  expect(packItems(request)).toEqual([
    [
      { item: 0, orientation: [0, 1, 2], origin: [0, 0, 0] },
      { item: 1, orientation: [0, 1, 2], origin: [2, 0, 0] },
    ],
  ])
})

test('no box hangs in the air: each stands on the floor or on another', () => {
  const items: PackingRequest['items'] = [
    [31, 20, 17],
    [23, 19, 13],
    [29, 11, 7],
  ].flatMap((dimensions) => Array.from({ length: 30 }, () => ({ dimensions, weight: 0, orientations: free })))
  const [placements = []] = packItems({
    bins: [{ dimensions: [100, 60, 60], weightLimit: Infinity }],
    items,
    timeLimit: 100,
  })
  const tops = placements.map(
    ({ item, orientation, origin }) => (origin[2] ?? NaN) + (items[item]?.dimensions[orientation[2] ?? -1] ?? NaN),
  )
  expect(placements.length).toBeGreaterThan(40)
  for (const { origin } of placements) expect([0, ...tops]).toContain(origin[2])
})
