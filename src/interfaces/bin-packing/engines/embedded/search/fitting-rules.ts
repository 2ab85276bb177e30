/**
 * How badly a box of some size suits a space, the lower the better. The rules are those of Jylänki, "A thousand ways to
 * pack the bin" (2010), carried over to three dimensions.
 */
import type { Cuboid, Size } from './cuboid.ts'
import { volumeOf } from './cuboid.ts'

/** @param axes - 2 leaves the z axis out of account. */
export type FittingRule = (space: Cuboid, size: Size, axes: number) => number

/** Nearest to the origin, low before deep before wide: what a person would do first. */
export const lowest: FittingRule = (space) => space.z0 * 2 ** 40 + space.y0 * 2 ** 20 + space.x0

const lowestTop: FittingRule = (space, size, axes) =>
  axes === 3 ? space.z0 + size.z + (space.y0 + space.x0) / 2 ** 20 : space.y0 + size.y + space.x0 / 2 ** 20

const tightestSide: FittingRule = (space, size, axes) => {
  const x = space.x1 - space.x0 - size.x
  const y = space.y1 - space.y0 - size.y
  if (axes === 2) return Math.min(x, y) + Math.max(x, y) / 2 ** 20
  const z = space.z1 - space.z0 - size.z
  return Math.min(x, y, z) + (x + y + z) / 2 ** 20
}

const tightestLongSide: FittingRule = (space, size, axes) => {
  const x = space.x1 - space.x0 - size.x
  const y = space.y1 - space.y0 - size.y
  return axes === 2 ? Math.max(x, y) : Math.max(x, y, space.z1 - space.z0 - size.z)
}

const smallestSpace: FittingRule = (space, size, axes) => volumeOf(space) + tightestSide(space, size, axes) / 2 ** 20

export const fittingRules: readonly FittingRule[] = [tightestSide, smallestSpace, lowestTop, tightestLongSide]
