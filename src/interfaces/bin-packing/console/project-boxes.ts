import type { BoxInSpace } from './load.ts'

export type Point = readonly [number, number, number]

/** How one looks at it: turned about the upright axis, from above. */
export interface View {
  /** Radians. */
  readonly turn: number
  /** Radians from the level, above 0 and below a quarter turn. */
  readonly tilt: number
}

export interface Face {
  /** `0,1,2`: the axis that it looks along. */
  readonly axis: Axis
  /** As `points` of a polygon. */
  readonly points: string
}

export type Axis = 0 | 1 | 2

export const axes = [0, 1, 2] as const

/** Where a point falls on the page: to the right and down, by parallel projection. */
export function project([x, y, z]: Point, { turn, tilt }: View): readonly [number, number] {
  const across = x * Math.cos(turn) - y * Math.sin(turn)
  const away = x * Math.sin(turn) + y * Math.cos(turn)
  return [across, -away * Math.sin(tilt) - z * Math.cos(tilt)]
}

/** From what is looked at towards who looks. */
export function towardsViewer({ turn, tilt }: View): Point {
  return [-Math.sin(turn) * Math.cos(tilt), -Math.cos(turn) * Math.cos(tilt), Math.sin(tilt)]
}

/** The three faces of a box that can be seen. */
export function visibleFaces(box: BoxInSpace, view: View): readonly Face[] {
  const towards = towardsViewer(view)
  return axes.map((axis) => {
    const near = towards[axis] > 0 ? box.from[axis] + box.sizes[axis] : box.from[axis]
    return { axis, points: outline(box, axis, near, view) }
  })
}

/** The three inner faces of a hold behind what is in it: its floor and the walls on the far side. */
export function farFaces(sizes: Point, view: View): readonly Face[] {
  const box = { from: [0, 0, 0], sizes } as const
  const towards = towardsViewer(view)
  return axes.map((axis) => ({ axis, points: outline(box, axis, towards[axis] > 0 ? 0 : sizes[axis], view) }))
}

function outline({ from, sizes }: BoxInSpace, axis: Axis, at: number, view: View): string {
  const [one, other] = axes.filter((each) => each !== axis)
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  return corners
    .map(([first, second]) => {
      const point: [number, number, number] = [from[0], from[1], from[2]]
      point[axis] = at
      if (one !== undefined) point[one] = from[one] + first * sizes[one]
      if (other !== undefined) point[other] = from[other] + second * sizes[other]
      const [right, down] = project(point, view)
      return `${right.toFixed(1)},${down.toFixed(1)}`
    })
    .join(' ')
}
