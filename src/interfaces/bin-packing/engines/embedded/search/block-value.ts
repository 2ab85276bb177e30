/**
 * How well a block suits a space: its volume, lowered by free surface, by room beside it that nothing will fill, and by
 * the number of its boxes (VCS: Araya, Guerrero & Nuñez, "VCS: A new heuristic function for selecting boxes in the single
 * container loading problem", 2017).
 */
import type { Cuboid } from './cuboid.ts'
import { volumeOf } from './cuboid.ts'
import type { Block } from './block-building.ts'
import type { LoadingState, PlacedBlock } from './loading-state.ts'
import type { LengthTable } from './reachable-lengths.ts'
import { reachableIn } from './reachable-lengths.ts'

/** The published exponent. */
const contactPower = 4

/** Two surfaces this near to each other, as a share of the container's length, count as touching. */
const touch = 0.04

export interface LengthTables {
  readonly x: LengthTable
  readonly y: LengthTable
  readonly z: LengthTable
}

/** The value without regard to contact: an upper bound that is quick to find. */
export function valueBound(block: Block, space: Cuboid, tables: LengthTables): number {
  const x = block.x + reachableIn(tables.x, space.x1 - space.x0 - block.x)
  const y = block.y + reachableIn(tables.y, space.y1 - space.y0 - block.y)
  const z = block.z + reachableIn(tables.z, space.z1 - space.z0 - block.z)
  return (block.worth * x * y * z) / volumeOf(space)
}

export function valueAt(bound: number, placed: PlacedBlock, state: LoadingState, axes: number): number {
  return bound * contactShare(placed, state, axes) ** contactPower
}

/** The part of the surface that touches a wall of the container or another block, from 0 to 1. */
function contactShare(
  placed: PlacedBlock,
  { container: { size }, placed: others }: LoadingState,
  axes: number,
): number {
  const { x0, y0, z0, x1, y1, z1 } = placed
  const x = x1 - x0
  const y = y1 - y0
  const z = z1 - z0
  const nearX = touch * size.x
  const nearY = touch * size.y
  const nearZ = axes === 3 ? touch * size.z : -1
  let touching = (Number(x0 <= nearX) + Number(size.x - x1 <= nearX)) * y * z
  touching += (Number(y0 <= nearY) + Number(size.y - y1 <= nearY)) * x * z
  touching += (Number(z0 <= nearZ) + Number(size.z - z1 <= nearZ)) * x * y
  for (const other of others) {
    const overX = Math.min(x1, other.x1) - Math.max(x0, other.x0)
    const overY = Math.min(y1, other.y1) - Math.max(y0, other.y0)
    const overZ = Math.min(z1, other.z1) - Math.max(z0, other.z0)
    if (overX <= 0) {
      if (overX >= -nearX && overY > 0 && overZ > 0) touching += overY * overZ
    } else if (overY <= 0) {
      if (overY >= -nearY && overZ > 0) touching += overX * overZ
    } else if (overZ <= 0 && overZ >= -nearZ) touching += overX * overY
  }
  return Math.min(1, touching / (2 * (y * z + x * z + (axes === 3 ? x * y : 0))))
}
