import { expect, test } from 'vitest'
import { loadWorld, outlineCountries } from './world-outline.ts'

test('rings are put together from arcs, forwards and backwards', () => {
  const outlines = outlineCountries({
    transform: { scale: [0.5, 0.5], translate: [10, 20] },
    arcs: [
      [
        [0, 0],
        [2, 0],
        [0, 2],
      ],
      [
        [0, 0],
        [0, 2],
        [2, 0],
      ],
    ],
    objects: {
      countries: {
        geometries: [
          { type: 'Polygon', arcs: [[0, -2]] },
          { type: 'MultiPolygon', arcs: [[[1]]] },
        ],
      },
    },
  })
  expect(outlines).toEqual([
    'M10.0 -20.0L11.0 -20.0L11.0 -21.0L10.0 -21.0L10.0 -20.0Z',
    'M10.0 -20.0L10.0 -21.0L11.0 -21.0Z',
  ])
})

test('the world has its countries, none beyond its edges', async () => {
  const world = await loadWorld()
  expect(world.length).toBe(177)
  const numbers = world.flatMap((path) => path.match(/-?\d+\.\d/g) ?? []).map(Number)
  expect(numbers.filter((each) => Math.abs(each) > 180)).toEqual([])
})
