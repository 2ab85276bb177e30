/**
 * Blocks: boxes stacked without, or nearly without, gaps and placed as one. Simple blocks repeat one box in rows, columns
 * and layers; general blocks join two smaller ones (Fanslow & Bortfeldt, "A tree search algorithm for solving the
 * container loading problem", 2010).
 */
import type { Size } from './cuboid.ts'
import { cuboidAt } from './cuboid.ts'
import type { Deadline } from './deadline.ts'
import type { BoxType, Container, PlacedBox } from './problem.ts'

export interface Demand {
  readonly type: BoxType
  readonly count: number
}

export interface Block extends Size {
  /** Of its boxes, gaps left out. */
  readonly volume: number
  readonly weight: number
  readonly boxes: number
  /** What it is worth in a space that it suits perfectly; the most it can be worth in any. */
  readonly worth: number
  readonly demands: readonly Demand[]
  readonly layout: Grid | Pair
}

interface Grid {
  readonly kind: 'grid'
  readonly box: Size
  readonly repeats: Size
}

interface Pair {
  readonly kind: 'pair'
  readonly first: Block
  readonly second: Block
  readonly axis: keyof Size
}

/** The share of a general block that its boxes must fill. */
const minFill = 0.98

/** Published with the VCS heuristic, see block-value.ts. */
const boxesPower = 0.2

/**
 * @param remaining - how many of each type there are, by the type's index.
 * @param most - how many blocks to build, about; simple blocks come first.
 */
export function buildBlocks(
  container: Container,
  types: readonly BoxType[],
  remaining: Int32Array,
  max: number,
  deadline: Deadline,
): Block[] {
  const blocks: Block[] = []
  const sizes = types.reduce((sum, type) => sum + type.sizes.length, 0)
  const repeatsPerAxis = Math.max(1, Math.floor(Math.cbrt(max / sizes)))
  for (const type of types) {
    const count = remaining[type.index] ?? 0
    for (const box of type.sizes) pushGrids(container, type, count, box, repeatsPerAxis, blocks)
  }
  joinBlocks(container, remaining, max, blocks, deadline)
  return blocks
}

function pushGrids(
  { size, weightLimit }: Container,
  type: BoxType,
  count: number,
  box: Size,
  repeatsPerAxis: number,
  blocks: Block[],
): void {
  const max = type.weight > 0 ? Math.min(count, Math.floor(weightLimit / type.weight)) : count
  for (const z of repeats(Math.min(max, Math.floor(size.z / box.z)), repeatsPerAxis)) {
    for (const y of repeats(Math.min(max / z, Math.floor(size.y / box.y)), repeatsPerAxis)) {
      for (const x of repeats(Math.min(max / z / y, Math.floor(size.x / box.x)), repeatsPerAxis)) {
        blocks.push(gridOf(type, box, { x, y, z }))
      }
    }
  }
}

/** The whole numbers from 1 to `highest`; where those are more than `most`, only about so many, closer together at the start. */
function repeats(highest: number, max: number): number[] {
  const end = Math.floor(highest)
  if (end <= max) return Array.from({ length: end }, (_, index) => index + 1)
  const spread = Array.from({ length: max }, (_, index) => Math.floor(end ** ((index + 1) / max)))
  return [...new Set([1, ...spread.slice(0, -1), end])]
}

function gridOf(type: BoxType, box: Size, repeats: Size): Block {
  const boxes = repeats.x * repeats.y * repeats.z
  return {
    x: repeats.x * box.x,
    y: repeats.y * box.y,
    z: repeats.z * box.z,
    volume: boxes * type.volume,
    weight: boxes * type.weight,
    boxes,
    worth: worthOf(boxes * type.volume, boxes),
    demands: [{ type, count: boxes }],
    layout: { kind: 'grid', box, repeats },
  }
}

/** Joins blocks with blocks along each axis, those of few boxes first, until there are enough or time is up. */
function joinBlocks(
  container: Container,
  remaining: Int32Array,
  max: number,
  blocks: Block[],
  deadline: Deadline,
): void {
  const joining = { container, remaining, blocks, known: new Set<string>() }
  blocks.sort((a, b) => a.boxes - b.boxes)
  for (let next = 1; next < blocks.length && blocks.length < max && !deadline.expired(); next++) {
    for (let partner = 0; partner <= next && blocks.length < max; partner++) {
      const first = blocks[partner]
      const second = blocks[next]
      if (first && second) joinPair(joining, first, second)
    }
  }
}

interface Joining {
  readonly container: Container
  readonly remaining: Int32Array
  readonly blocks: Block[]
  /** What is among them already. */
  readonly known: Set<string>
}

function joinPair(joining: Joining, first: Block, second: Block): void {
  const x = Math.max(first.x, second.x)
  const y = Math.max(first.y, second.y)
  const z = Math.max(first.z, second.z)
  const room = (first.volume + second.volume) / minFill
  const { size, weightLimit } = joining.container
  if (x > size.x || y > size.y || z > size.z || first.weight + second.weight > weightLimit) return
  const length = first.x + second.x
  const depth = first.y + second.y
  const height = first.z + second.z
  if (length <= size.x && length * y * z <= room) pushPair(joining, first, second, { x: length, y, z }, 'x')
  if (depth <= size.y && x * depth * z <= room) pushPair(joining, first, second, { x, y: depth, z }, 'y')
  if (height <= size.z && x * y * height <= room) pushPair(joining, first, second, { x, y, z: height }, 'z')
}

function pushPair(
  { remaining, blocks, known }: Joining,
  first: Block,
  second: Block,
  joined: Size,
  axis: keyof Size,
): void {
  const demands = addDemands(first.demands, second.demands)
  // Blocks of one type are all there as grids.
  if (demands.length === 1 || !isInStock(demands, remaining)) return
  const description = describe(joined, demands)
  if (known.has(description)) return
  known.add(description)
  const boxes = first.boxes + second.boxes
  const volume = first.volume + second.volume
  blocks.push({
    ...joined,
    volume,
    weight: first.weight + second.weight,
    boxes,
    worth: worthOf(volume, boxes),
    demands,
    layout: { kind: 'pair', first, second, axis },
  })
}

function addDemands(first: readonly Demand[], second: readonly Demand[]): Demand[] {
  const counts = new Map<BoxType, number>()
  for (const { type, count } of [...first, ...second]) counts.set(type, (counts.get(type) ?? 0) + count)
  return [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => a.type.index - b.type.index)
}

/** One box is worth more than several of the same volume: small ones are kept for small gaps. */
function worthOf(volume: number, boxes: number): number {
  return volume * boxes ** -boxesPower
}

export function isInStock(demands: readonly Demand[], remaining: Int32Array): boolean {
  for (const { type, count } of demands) {
    if ((remaining[type.index] ?? 0) < count) return false
  }
  return true
}

/** Two blocks of equal outer size and equal boxes are worth the same, however the boxes lie inside. */
function describe({ x, y, z }: Size, demands: readonly Demand[]): string {
  return `${x} ${y} ${z} ${demands.map(({ type, count }) => `${type.index}:${count}`).join()}`
}

/** The block's boxes with the block's lowest corner at (x, y, z). */
export function boxesOf(block: Block, x: number, y: number, z: number): PlacedBox[] {
  const { layout } = block
  if (layout.kind === 'pair') {
    const { first, second, axis } = layout
    const shift = { x: 0, y: 0, z: 0, [axis]: first[axis] }
    return [...boxesOf(first, x, y, z), ...boxesOf(second, x + shift.x, y + shift.y, z + shift.z)]
  }
  const boxes: PlacedBox[] = []
  const [demand] = block.demands
  const { box, repeats } = layout
  for (let k = 0; demand && k < repeats.z; k++) {
    for (let j = 0; j < repeats.y; j++) {
      for (let i = 0; i < repeats.x; i++) {
        boxes.push({ ...cuboidAt(x + i * box.x, y + j * box.y, z + k * box.z, box), type: demand.type })
      }
    }
  }
  return boxes
}
