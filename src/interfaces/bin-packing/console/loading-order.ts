import type { PlacedBox } from './load.ts'

/**
 * The order in which boxes can be put in through the far end: a box after all that it stands on or above, and among those that can
 * come next the one that lies deepest, then lowest, then nearest to the side that is filled first.
 */
export function orderLoading(boxes: readonly PlacedBox[]): readonly PlacedBox[] {
  const waiting = new Set(boxes.toSorted(compareDepth))
  const ordered: PlacedBox[] = []
  while (waiting.size > 0) {
    const [first] = waiting
    const next =
      [...waiting].find((box) => ![...waiting].some((other) => other !== box && liesBelow(other, box))) ?? first
    if (!next) break
    waiting.delete(next)
    ordered.push(next)
  }
  return ordered
}

function compareDepth({ from: one }: PlacedBox, { from: other }: PlacedBox): number {
  return one[0] - other[0] || one[2] - other[2] || one[1] - other[1]
}

/** Whether one is lower than the other, and under it. */
function liesBelow(lower: PlacedBox, upper: PlacedBox): boolean {
  return lower.from[2] + lower.sizes[2] <= upper.from[2] && overlaps(lower, upper, 0) && overlaps(lower, upper, 1)
}

function overlaps(one: PlacedBox, other: PlacedBox, axis: 0 | 1): boolean {
  return one.from[axis] < other.from[axis] + other.sizes[axis] && other.from[axis] < one.from[axis] + one.sizes[axis]
}
