import { describe, expect, test } from 'vitest'
import type { Packing, PackingRequest, Placement } from '../port.ts'
import { findPackingFault } from './validate-packing.ts'

const upright = [0, 1, 2]
const lying = [1, 0, 2]

const request: PackingRequest = {
  bins: [
    { dimensions: [4, 4, 4], weightLimit: 10 },
    { dimensions: [2, 2, 2], weightLimit: Infinity },
  ],
  items: [
    { dimensions: [2, 4, 2], weight: 6, orientations: [upright, lying] },
    { dimensions: [2, 2, 2], weight: 4, orientations: [upright] },
    { dimensions: [1, 2, 1], weight: 1, orientations: [upright] },
  ],
}

const place = (item: number, origin: number[], orientation = upright): Placement => ({ item, origin, orientation })

test.each<[string, Packing]>([
  ['an empty packing', [[], []]],
  ['items side by side, up to the limit of weight', [[place(0, [0, 0, 0]), place(1, [2, 0, 0])], []]],
  ['a turned item', [[place(0, [0, 0, 0], lying)], [place(1, [0, 0, 0])]]],
])('%s is sound', (_, packing) => {
  expect(findPackingFault(request, packing)).toBeUndefined()
})

test.each<[string, Packing, string]>([
  ['a missing bin', [[]], 'The packing has 1 bins, the request 2.'],
  ['an item nobody asked for', [[place(3, [0, 0, 0])], []], 'Item 3 does not exist; the request has 3.'],
  ['an item in two bins', [[place(1, [0, 0, 0])], [place(1, [0, 0, 0])]], 'Item 1 is placed twice.'],
  ['an orientation not allowed', [[place(2, [0, 0, 0], lying)], []], 'Item 2 may not lie as [1, 0, 2].'],
  ['an origin without a third axis', [[place(2, [0, 0])], []], 'Item 2 has no proper origin: [0, 0].'],
  ['an origin that is no number', [[place(2, [0, NaN, 0])], []], 'Item 2 has no proper origin: [0, NaN, 0].'],
  [
    'too much weight',
    [[place(0, [0, 0, 0]), place(1, [2, 0, 0]), place(2, [2, 2, 0])], []],
    'Bin 0 carries 11, its limit is 10.',
  ],
  [
    'an item below the floor',
    [[place(1, [0, 0, -1])], []],
    'Item 1 sticks out of bin 0: from [0, 0, -1] to [2, 2, 1].',
  ],
  ['an item through the wall', [[place(1, [3, 0, 0])], []], 'Item 1 sticks out of bin 0: from [3, 0, 0] to [5, 2, 2].'],
  ['two items in one place', [[place(0, [0, 0, 0]), place(1, [1, 2, 1])], []], 'Items 0 and 1 overlap in bin 0.'],
])('%s is a fault', (_, packing, fault) => {
  expect(findPackingFault(request, packing)).toBe(fault)
})

describe('decimals', () => {
  const thirds: PackingRequest = {
    bins: [{ dimensions: [0.3, 1], weightLimit: 0.3 }],
    items: [0.1, 0.2].map((length) => ({ dimensions: [length, 1], weight: length, orientations: [[0, 1]] })),
  }

  test('what only rounding makes too long or too heavy is sound', () => {
    const packing = [[0, 1].map((item) => ({ item, orientation: [0, 1], origin: [item * 0.1, 0] }))]
    expect(findPackingFault(thirds, packing)).toBeUndefined()
  })

  test('a millionth too far is a fault', () => {
    const packing = [[0, 1].map((item) => ({ item, orientation: [0, 1], origin: [item * 0.100001, 0] }))]
    expect(findPackingFault(thirds, packing)).toMatch('Item 1 sticks out of bin 0')
  })
})

test('the one overlap among 10,000 items is found', () => {
  const items = Array.from({ length: 10_000 }, () => ({ dimensions: [1, 1, 1], weight: 1, orientations: [upright] }))
  const bins = [{ dimensions: [100, 10, 10], weightLimit: Infinity }]
  const sound = items.map((_, item) => place(item, [item % 100, Math.floor(item / 100) % 10, Math.floor(item / 1000)]))
  expect(findPackingFault({ bins, items }, [sound])).toBeUndefined()
  const faulty = sound.with(7777, place(7777, [77, 7, 6]))
  expect(findPackingFault({ bins, items }, [faulty])).toBe('Items 6777 and 7777 overlap in bin 0.')
})
