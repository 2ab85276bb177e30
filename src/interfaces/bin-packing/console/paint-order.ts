/**
 * Hidden surfaces by the painter's algorithm (Newell, Newell and Sancha 1972): what is farther is painted first, and where boxes hide
 * each other in a circle one of them is cut.
 */
import type { BoxInSpace, PlacedBox } from './load.ts'
import { axes, type Axis, type Point, towardsViewer, type View } from './project-boxes.ts'

/** A box, or one of the parts that it was cut into to be painted. */
export interface PaintedPart extends BoxInSpace {
  readonly of: PlacedBox
}

/** More cuts than any load was seen to need; then what is left of the circle is painted as it comes. */
const maxCuts = 200

/** From the farthest to the nearest, so that each is painted over what it hides. Boxes do not overlap in space. */
export function paintOrder(boxes: readonly PlacedBox[], view: View): readonly PaintedPart[] {
  const towards = towardsViewer(view)
  let parts: readonly PaintedPart[] = boxes.map((box) => ({ from: box.from, sizes: box.sizes, of: box }))
  for (let cuts = 0; ; cuts++) {
    const { painted, circle } = sortByDepth(parts, towards)
    const cut = cuts < maxCuts && circle ? cutOne(circle) : undefined
    if (!cut) return painted
    parts = parts.flatMap((part) => (part === cut.part ? cut.pieces : part))
  }
}

interface Sorted {
  readonly painted: readonly PaintedPart[]
  /** Parts of which each hides the next, and the last the first. */
  readonly circle: readonly PaintedPart[] | undefined
}

/** Depth first: a part after all that it hides. */
function sortByDepth(parts: readonly PaintedPart[], towards: Point): Sorted {
  const painted = new Set<PaintedPart>()
  const begun: PaintedPart[] = []
  let circle: readonly PaintedPart[] | undefined
  const paint = (part: PaintedPart) => {
    if (painted.has(part)) return
    const start = begun.indexOf(part)
    if (start >= 0) {
      circle ??= begun.slice(start)
      return
    }
    begun.push(part)
    for (const other of parts) if (other !== part && isBehind(other, part, towards)) paint(other)
    begun.pop()
    painted.add(part)
  }
  for (const part of parts) paint(part)
  return { painted: [...painted], circle }
}

/** A plane between two boxes tells which of them can hide the other; where two planes disagree, neither does. */
function isBehind(far: BoxInSpace, near: BoxInSpace, towards: Point): boolean {
  let behind = false
  for (const axis of axes) {
    const isBelow = endOf(far, axis) <= near.from[axis] + tolerance
    const isAbove = endOf(near, axis) <= far.from[axis] + tolerance
    if (!isBelow && !isAbove) continue
    if (isBelow === towards[axis] > 0) behind = true
    else return false
  }
  return behind
}

/** What rounding leaves between boxes that touch. */
const tolerance = 1e-6

function endOf({ from, sizes }: BoxInSpace, axis: Axis): number {
  return from[axis] + sizes[axis]
}

interface Cut {
  readonly part: PaintedPart
  readonly pieces: readonly [PaintedPart, PaintedPart]
}

/** Cuts one of the circle by the plane of a face of another: boxes that no such plane cuts hide each other in no circle. */
function cutOne(circle: readonly PaintedPart[]): Cut | undefined {
  for (const part of circle)
    for (const axis of axes)
      for (const other of circle) {
        const at = [other.from[axis], endOf(other, axis)].find(
          (plane) => plane > part.from[axis] + tolerance && plane < endOf(part, axis) - tolerance,
        )
        if (at !== undefined) return { part, pieces: cutAt(part, axis, at) }
      }
  return undefined
}

function cutAt(part: PaintedPart, axis: Axis, at: number): readonly [PaintedPart, PaintedPart] {
  const { from, sizes, of } = part
  return [
    { of, from, sizes: replace(sizes, axis, at - from[axis]) },
    { of, from: replace(from, axis, at), sizes: replace(sizes, axis, endOf(part, axis) - at) },
  ]
}

function replace([x, y, z]: Point, axis: Axis, value: number): Point {
  return [axis === 0 ? value : x, axis === 1 ? value : y, axis === 2 ? value : z]
}
