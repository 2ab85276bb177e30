import type { Orientation } from '../port.ts'

/** The wire's codes of what an item may do: 0 turn freely, 1 to 3 keep that dimension upright on its axis, 4 to 6 stay. */
export const highestConstraint = 6

const upright: readonly Orientation[] = [[0, 1, 2]]
const free: readonly Orientation[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]
const keepingAxis: readonly (readonly Orientation[])[] = [0, 1, 2].map((axis) =>
  free.filter((orientation) => orientation[axis] === axis),
)

/** The orientations that a constraint code leaves open. In two dimensions only 0 lets an item turn. */
export function orientationsOf(constraints: number, dimensionCount: 2 | 3): readonly Orientation[] {
  if (dimensionCount === 2) {
    return constraints === 0
      ? [
          [0, 1],
          [1, 0],
        ]
      : [[0, 1]]
  }
  return constraints === 0 ? free : (keepingAxis[constraints - 1] ?? upright)
}
