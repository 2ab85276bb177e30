/** One box after another, each in the space that suits it best: quick, and the building stone of the searches. */
import type { Cuboid, Size } from './cuboid.ts'
import { cuboidAt } from './cuboid.ts'
import type { FittingRule } from './fitting-rules.ts'
import { carve } from './maximal-spaces.ts'
import type { BoxType, Container, Load, PlacedBox, Problem } from './problem.ts'

export interface Filling {
  readonly load: Load
  /** The boxes that did not fit, in the order given. */
  readonly left: BoxType[]
}

function fillInOrder(
  { axes, min }: Problem,
  container: Container,
  order: readonly BoxType[],
  rule: FittingRule,
): Filling {
  const { x, y, z } = container.size
  const spaces: Cuboid[] = [{ x0: 0, y0: 0, z0: 0, x1: x, y1: y, z1: z }]
  const boxes: PlacedBox[] = []
  const left: BoxType[] = []
  let volume = 0
  let spare = container.weightLimit
  let refused: BoxType | undefined
  for (const type of order) {
    const spot =
      spaces.length > 0 && type !== refused && type.weight <= spare ? bestSpot(spaces, type, rule, axes) : undefined
    if (spot) {
      boxes.push(spot)
      carve(spaces, spot, min)
      volume += type.volume
      spare -= type.weight
    } else {
      left.push(type)
      refused = type
    }
  }
  return { load: { container, boxes, volume }, left }
}

/** Fills the containers one after another; the rest is left out. */
export function fillAllInOrder(
  problem: Problem,
  containers: readonly Container[],
  order: readonly BoxType[],
  rule: FittingRule,
): { loads: Load[]; left: readonly BoxType[] } {
  const loads: Load[] = []
  let left = order
  for (const container of containers) {
    if (left.length === 0) break
    const filling = fillInOrder(problem, container, left, rule)
    if (filling.load.boxes.length > 0) loads.push(filling.load)
    left = filling.left
  }
  return { loads, left }
}

function bestSpot(spaces: readonly Cuboid[], type: BoxType, rule: FittingRule, axes: number): PlacedBox | undefined {
  let bestSpace: Cuboid | undefined
  let bestSize: Size | undefined
  let bestMisfit = Infinity
  for (const space of spaces) {
    const x = space.x1 - space.x0
    const y = space.y1 - space.y0
    const z = space.z1 - space.z0
    for (const size of type.sizes) {
      if (size.x > x || size.y > y || size.z > z) continue
      const misfit = rule(space, size, axes)
      if (misfit >= bestMisfit) continue
      bestMisfit = misfit
      bestSpace = space
      bestSize = size
    }
  }
  return bestSpace && bestSize && { ...cuboidAt(bestSpace.x0, bestSpace.y0, bestSpace.z0, bestSize), type }
}
