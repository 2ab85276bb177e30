/** A container while blocks are put into it: the free room, what is left to place and what was placed where. */
import type { Cuboid, Size } from './cuboid.ts'
import { volumeOf } from './cuboid.ts'
import { carve } from './maximal-spaces.ts'
import type { Block } from './block-building.ts'
import { isInStock } from './block-building.ts'
import type { Container } from './problem.ts'

export interface PlacedBlock extends Cuboid {
  readonly block: Block
}

export interface LoadingState {
  readonly container: Container
  readonly spaces: Cuboid[]
  /** How many of each type are left, by the type's index. */
  readonly remaining: Int32Array
  /** Blocks whose boxes are all still there, most valuable first. */
  blocks: readonly Block[]
  readonly placed: PlacedBlock[]
  volume: number
  weight: number
}

export function emptyState(container: Container, remaining: Int32Array, blocks: readonly Block[]): LoadingState {
  const { x, y, z } = container.size
  const spaces = [{ x0: 0, y0: 0, z0: 0, x1: x, y1: y, z1: z }]
  return { container, spaces, remaining: remaining.slice(), blocks, placed: [], volume: 0, weight: 0 }
}

export function copyState(state: LoadingState): LoadingState {
  const { spaces, remaining, placed } = state
  return { ...state, spaces: spaces.slice(), remaining: remaining.slice(), placed: placed.slice() }
}

/** @param least - see `carve`. */
export function placeBlock(state: LoadingState, placed: PlacedBlock, min: Size): void {
  const { block } = placed
  for (const { type, count } of block.demands) state.remaining[type.index] = (state.remaining[type.index] ?? 0) - count
  state.placed.push(placed)
  state.volume += block.volume
  state.weight += block.weight
  carve(state.spaces, placed, min)
  const spare = state.container.weightLimit - state.weight
  state.blocks = state.blocks.filter(({ demands, weight }) => weight <= spare && isInStock(demands, state.remaining))
}

/**
 * The place of the space to fill next: the one whose corner lies nearest to the same corner of the container, the
 * larger of two that are equally near. -1 when there is no room left.
 */
export function nextSpace({ spaces, container: { size } }: LoadingState): number {
  let best = -1
  let bestDistance = Infinity
  let bestVolume = 0
  for (let index = 0; index < spaces.length; index++) {
    const space = spaces[index]
    if (!space) continue
    const distance = cornerDistance(space, size)
    if (distance > bestDistance) continue
    const volume = volumeOf(space)
    if (distance === bestDistance && volume <= bestVolume) continue
    best = index
    bestDistance = distance
    bestVolume = volume
  }
  return best
}

function cornerDistance(space: Cuboid, size: Size): number {
  return (
    Math.min(space.x0, size.x - space.x1) +
    Math.min(space.y0, size.y - space.y1) +
    Math.min(space.z0, size.z - space.z1)
  )
}

/** `block` in the corner of `space` that lies nearest to the same corner of the container. */
export function atCorner(block: Block, space: Cuboid, { size }: Container): PlacedBlock {
  const x0 = space.x0 <= size.x - space.x1 ? space.x0 : space.x1 - block.x
  const y0 = space.y0 <= size.y - space.y1 ? space.y0 : space.y1 - block.y
  const z0 = space.z0 <= size.z - space.z1 ? space.z0 : space.z1 - block.z
  return { x0, y0, z0, x1: x0 + block.x, y1: y0 + block.y, z1: z0 + block.z, block }
}
