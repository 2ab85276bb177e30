import type { PlacedBox } from './load.ts'

type Point = readonly [number, number, number]

/** How one looks at it: turned about the upright axis, from above. */
export interface View {
  /** Radians. */
  readonly turn: number
  readonly tilt: number
}

export interface Face {
  /** `0,1,2`: the axis that it looks along. */
  readonly axis: 0 | 1 | 2
  /** As `points` of a polygon. */
  readonly points: string
}

/** Where a point falls on the page: to the right and down, by parallel projection. */
export function project([x, y, z]: Point, { turn, tilt }: View): readonly [number, number] {
  const across = x * Math.cos(turn) - y * Math.sin(turn)
  const away = x * Math.sin(turn) + y * Math.cos(turn)
  return [across, -away * Math.sin(tilt) - z * Math.cos(tilt)]
}

/** From what is looked at towards who looks. */
function towardsViewer({ turn, tilt }: View): Point {
  return [-Math.sin(turn) * Math.cos(tilt), -Math.cos(turn) * Math.cos(tilt), Math.sin(tilt)]
}

/** The three faces of a box that can be seen. */
export function visibleFaces(box: PlacedBox, view: View): readonly Face[] {
  const towards = towardsViewer(view)
  return axes.map((axis) => {
    const near = towards[axis] > 0 ? box.from[axis] + box.sizes[axis] : box.from[axis]
    return { axis, points: outline(box, axis, near, view) }
  })
}

/** The three inner faces of a hold behind what is in it: its floor and the walls on the far side. */
export function farFaces(sizes: Point, view: View): readonly Face[] {
  const box = { kind: 0, from: [0, 0, 0], sizes } as const
  const towards = towardsViewer(view)
  return axes.map((axis) => ({ axis, points: outline(box, axis, towards[axis] > 0 ? 0 : sizes[axis], view) }))
}

const axes = [0, 1, 2] as const

function outline({ from, sizes }: PlacedBox, axis: 0 | 1 | 2, at: number, view: View): string {
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

/** Boxes from the farthest to the nearest, so that each is painted over what it hides. They do not overlap in space. */
export function paintOrder(boxes: readonly PlacedBox[], view: View): readonly PlacedBox[] {
  const towards = towardsViewer(view)
  const hidden = boxes.map((box) =>
    boxes.flatMap((other, index) => (other !== box && isBehind(other, box, towards) ? [index] : [])),
  )
  const painted: PlacedBox[] = []
  const seen = new Set<number>()
  const paint = (index: number) => {
    if (seen.has(index)) return
    seen.add(index)
    for (const behind of hidden[index] ?? []) paint(behind)
    const box = boxes[index]
    if (box) painted.push(box)
  }
  for (const index of boxes.keys()) paint(index)
  return painted
}

/** A plane between two boxes tells which of them can hide the other; where two planes disagree, neither does. */
function isBehind(far: PlacedBox, near: PlacedBox, towards: Point): boolean {
  let behind = false
  for (const axis of axes) {
    const isBelow = far.from[axis] + far.sizes[axis] <= near.from[axis] + tolerance
    const isAbove = near.from[axis] + near.sizes[axis] <= far.from[axis] + tolerance
    if (!isBelow && !isAbove) continue
    if (isBelow === towards[axis] > 0) behind = true
    else return false
  }
  return behind
}

/** What rounding leaves between boxes that touch. */
const tolerance = 1e-6
