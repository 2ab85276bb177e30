import { expect, test } from 'vitest'
import { filledShare, type Hold, type Kind, type PlacedBox, toLoad, toRequest } from './load.ts'
import { orderLoading } from './loading-order.ts'
import { farFaces, project } from './project-boxes.ts'

const hold: Hold = { sizes: [10, 10, 10], maxWeight: 50 }
const kinds: readonly Kind[] = [
  { name: 'crate', count: 2, sizes: [5, 5, 5], weight: 3, staysUpright: true },
  { name: 'tube', count: 1, sizes: [20, 1, 1], weight: 1, staysUpright: false },
]

test('a load is written in the notation of the wire', () => {
  expect(toRequest(hold, kinds)).toEqual({
    bins: '0:50:10x10x10',
    items: '0-0:3:3:5x5x5,0-1:3:3:5x5x5,1-0:0:1:20x1x1',
    binId: '0',
  })
})

test('a sheet is written with two dimensions, and its answer has parts as thick as it', () => {
  const sheet: Hold = { sizes: [10, 6, 1], maxWeight: 0, isFlat: true }
  const part: Kind = { name: 'part', count: 2, sizes: [4, 3, 1], weight: 1, staysUpright: true }
  expect(toRequest(sheet, [part])).toEqual({ bins: '0:0:10x6', items: '0-0:3:1:4x3,0-1:3:1:4x3', binId: '0' })
  const item = {
    id: '0-1',
    orig_size: '4 x 3',
    sp_size: '4 x 3',
    size_1: 4,
    size_2: 3,
    sp_size_1: 4,
    sp_size_2: 3,
    x_origin_in_bin: 3,
    y_origin_in_bin: -1.5,
    weight: 1,
    constraints: 3,
  }
  const bin = { id: '0', size_1: 10, size_2: 6, size: '10 x 6', weight_limit: 0, curr_weight: 1 }
  const load = toLoad([{ ...bin, item_count: 1, items: [item] }], sheet, [part])
  expect(load.boxes).toEqual([{ kind: 0, from: [6, 0, 0], sizes: [4, 3, 1] }])
  expect([load.left, filledShare(load)]).toEqual([[1], 0.2])
})

test('an answer becomes boxes from the corner that is filled first, and what is left', () => {
  const item = {
    id: '0-0',
    orig_size: '5 x 5 x 5',
    sp_size: '5 x 5 x 5',
    size_1: 5,
    size_2: 5,
    size_3: 5,
    sp_size_1: 5,
    sp_size_2: 5,
    sp_size_3: 5,
    x_origin_in_bin: -2.5,
    y_origin_in_bin: -2.5,
    z_origin_in_bin: 2.5,
    weight: 3,
    constraints: 3,
  }
  const bin = { id: '0', size_1: 10, size_2: 10, size_3: 10, size: '10 x 10 x 10', weight_limit: 50, curr_weight: 3 }
  const load = toLoad({ ...bin, item_count: 1, items: [item] }, hold, kinds)
  expect(load.boxes).toEqual([{ kind: 0, from: [0, 0, 0], sizes: [5, 5, 5] }])
  expect(load.left).toEqual([1, 1])
})

const box = (...from: readonly [number, number, number]): PlacedBox => ({ kind: 0, from, sizes: [5, 5, 5] })

test('what stands on another is loaded after it, and what lies deeper first', () => {
  const [deep, onDeep, front, onFront] = [box(0, 0, 0), box(0, 0, 5), box(5, 0, 0), box(5, 0, 5)]
  expect(orderLoading([onFront, front, onDeep, deep])).toEqual([deep, onDeep, front, onFront])
})

test('a box that bridges two waits for both', () => {
  const [left, right] = [box(0, 0, 0), box(5, 0, 0)]
  const bridge: PlacedBox = { kind: 1, from: [0, 0, 5], sizes: [10, 5, 5] }
  expect(orderLoading([bridge, right, left])).toEqual([left, right, bridge])
})

const view = { turn: 0.6, tilt: 0.5 }

test('up is up, and the floor is behind what stands on it', () => {
  expect(project([0, 0, 10], view)[1]).toBeLessThan(project([0, 0, 0], view)[1])
  expect(farFaces([1, 1, 1], view).map(({ axis }) => axis)).toEqual([0, 1, 2])
})
