import { BestAreaFit, pack2D } from 'binpackingjs/2d'
import { pack3D, RotationType } from 'binpackingjs/3d'
import { MaxRectsPacker, PACKING_LOGIC } from 'maxrects-packer/dist/maxrects-packer.mjs'
import type { Orientation, Packing } from '../src/interfaces/bin-packing/port.ts'
import { packItems, seed, type TimedRequest } from '../src/interfaces/bin-packing/engines/embedded/search/pack-items.ts'
import { findPackingFault } from '../src/interfaces/bin-packing/testing/validate-packing.ts'
import type { Cargo, ContainerInstance, RectangleInstance } from './packing-data.ts'
import { readContainerInstances, readRectangleInstances } from './packing-data.ts'
import type { BenchResult, Figure } from './result.ts'

const containerClasses = ['BR1', 'BR2', 'BR3', 'BR4', 'BR5', 'BR6', 'BR7']
const rectangleClasses = Array.from({ length: 10 }, (_, index) => `Class_${String(index + 1).padStart(2, '0')}`)

/** Milliseconds for one instance. */
const timeLimit = 500

/** How many instances of each class; fewer for a quick look. */
export interface Extent {
  readonly containers?: number
  readonly rectangles?: number
}

/** One container packed in three dimensions, and rectangles packed into as few bins as possible. */
export default async function run({ containers = 20, rectangles = 50 }: Extent = {}): Promise<BenchResult> {
  return {
    name: 'bin-packing',
    seeds: [seed],
    figures: [...measureContainers(containers), ...measureRectangles(rectangles)],
  }
}

function measureContainers(max: number): Figure[] {
  const instances = containerClasses.flatMap((name) => readContainerInstances(name, max))
  const ours = tally(instances, utilisationOfOurs)
  const binpackingjs = tally(instances, utilisationOfBinpackingjs)
  const count = instances.length
  return [
    {
      name: `container filled, mean of ${count} (BR1 to BR7)`,
      value: (100 * ours.sum) / count,
      unit: '%',
      peers: { binpackingjs: (100 * binpackingjs.sum) / count },
      target: '>= 88',
    },
    timeFigure('time for a container', ours, { binpackingjs }),
  ]
}

function measureRectangles(max: number): Figure[] {
  const instances = rectangleClasses.flatMap((name) => readRectangleInstances(name, max))
  const ours = tally(instances, binsOfOurs)
  const binpackingjs = tally(instances, binsOfBinpackingjs)
  const maxrects = tally(instances, binsOfMaxRects)
  return [
    {
      name: `bins for all of ${instances.length} sets of rectangles`,
      value: ours.sum,
      unit: 'bins',
      peers: { binpackingjs: binpackingjs.sum, 'maxrects-packer': maxrects.sum },
      ...(instances.length === 500 ? { target: '<= 7400' } : {}),
    },
    timeFigure('time for a set of rectangles', ours, { binpackingjs, 'maxrects-packer': maxrects }),
  ]
}

interface Tally {
  readonly sum: number
  /** Milliseconds for one instance on average. */
  readonly time: number
}

function tally<Instance>(instances: readonly Instance[], measure: (instance: Instance) => number): Tally {
  const begin = performance.now()
  const sum = instances.reduce((total, instance) => total + measure(instance), 0)
  return { sum, time: (performance.now() - begin) / instances.length }
}

function timeFigure(name: string, ours: Tally, peers: Readonly<Record<string, Tally>>): Figure {
  const times = Object.entries(peers).map(([peer, { time }]) => [peer, time] as const)
  return { name, value: ours.time, unit: 'ms', peers: Object.fromEntries(times) }
}

function packSoundly(request: TimedRequest): Packing {
  const packing = packItems(request)
  const fault = findPackingFault(request, packing)
  if (fault) throw new Error(`The packing is not sound: ${fault}`)
  return packing
}

/** The two ways to lie for each dimension that may stand; the vertical axis is the last. */
const standing: readonly (readonly Orientation[])[] = [
  [
    [1, 2, 0],
    [2, 1, 0],
  ],
  [
    [0, 2, 1],
    [2, 0, 1],
  ],
  [
    [0, 1, 2],
    [1, 0, 2],
  ],
]

/** The same with the height of the bin as the vertical. */
const standingInWords: readonly (readonly RotationType[])[] = [
  [RotationType.HWD, RotationType.DWH],
  [RotationType.WHD, RotationType.DHW],
  [RotationType.HDW, RotationType.WDH],
]

function allowed<T>({ mayStand }: Cargo, ways: readonly (readonly T[])[]): T[] {
  return ways.filter((_, axis) => mayStand[axis]).flat()
}

function volume(dimensions: readonly number[]): number {
  return dimensions.reduce((product, length) => product * length, 1)
}

function boxesOf<T>(cargo: readonly Cargo[], toBox: (kind: Cargo) => T): T[] {
  return cargo.flatMap((kind) => Array.from({ length: kind.count }, () => toBox(kind)))
}

function utilisationOfOurs({ container, cargo }: ContainerInstance): number {
  const items = boxesOf(cargo, (kind) => ({
    dimensions: kind.dimensions,
    weight: 0,
    orientations: allowed(kind, standing),
  }))
  const packing = packSoundly({ bins: [{ dimensions: container, weightLimit: Infinity }], items, timeLimit })
  const placed = packing.flat().reduce((sum, { item }) => sum + volume(items[item]?.dimensions ?? []), 0)
  return placed / volume(container)
}

/** With the best of the six ways to name the container's axes on these instances. */
function utilisationOfBinpackingjs({ container, cargo }: ContainerInstance): number {
  const [width = 0, depth = 0, height = 0] = container
  const items = boxesOf(cargo, (kind) => {
    const [width = 0, height = 0, depth = 0] = kind.dimensions
    return { name: '', width, height, depth, weight: 0, allowedRotations: allowed(kind, standingInWords).toSorted() }
  })
  // Its type declarations import each other without file endings, so Node's resolution loses them.
  const { packedBins }: { packedBins: { items: { width: number; height: number; depth: number }[] }[] } = pack3D({
    bins: [{ name: '', width, height, depth, maxWeight: 1 }],
    items,
  })
  const placed = packedBins.flatMap((bin) => bin.items)
  return placed.reduce((sum, item) => sum + volume([item.width, item.height, item.depth]), 0) / volume(container)
}

function binsOfOurs({ bin, rectangles }: RectangleInstance): number {
  const items = rectangles.map((dimensions) => ({ dimensions, weight: 0, orientations: [[0, 1]] }))
  const bins = rectangles.map(() => ({ dimensions: bin, weightLimit: Infinity }))
  const packing = packSoundly({ bins, items, timeLimit })
  if (packing.flat().length < items.length) throw new Error('Some rectangle was left out.')
  return packing.filter((placements) => placements.length > 0).length
}

/** With the best of its four heuristics on these sets. */
function binsOfBinpackingjs({ bin: [width, height], rectangles }: RectangleInstance): number {
  const boxes = rectangles.map(([width, height]) => ({ width, height, constrainRotation: true }))
  const bins = rectangles.map(() => ({ width, height }))
  const { packedBins }: { packedBins: { boxes: unknown[] }[] } = pack2D({ bins, boxes, heuristic: new BestAreaFit() })
  return packedBins.filter((bin) => bin.boxes.length > 0).length
}

/** With the best of its three logics on these sets. */
function binsOfMaxRects({ bin: [width, height], rectangles }: RectangleInstance): number {
  const logic = PACKING_LOGIC.FILL_WIDTH
  const options = { smart: false, pot: false, square: false, allowRotation: false, logic }
  const packer = new MaxRectsPacker(width, height, 0, options)
  packer.addArray(rectangles.map(([width, height]) => ({ width, height, x: 0, y: 0 })))
  return packer.bins.length
}
