/**
 * Moves every box towards the origin as far as it goes: along z, y and x in turn, until nothing moves. The searches fill
 * all eight corners of a container; nobody wants boxes that hang from the ceiling.
 */
import type { PlacedBox } from './problem.ts'

/** Above this many boxes a load is left as it is: sliding looks at every pair. */
const maxBoxes = 2000
const maxRounds = 10

export function settle(boxes: readonly PlacedBox[]): readonly PlacedBox[] {
  if (boxes.length > maxBoxes) return boxes
  let settled = boxes
  for (let round = 0; round < maxRounds; round++) {
    const before = distanceFromOrigin(settled)
    for (let axis = 0; axis < 3; axis++) settled = slideDown(settled).map(nextAxisUp)
    if (distanceFromOrigin(settled) === before) break
  }
  return settled
}

/** In order of their undersides, so that whatever a box can come to rest on has been moved before it. */
function slideDown(boxes: readonly PlacedBox[]): PlacedBox[] {
  const done: PlacedBox[] = []
  for (const box of boxes.toSorted((a, b) => a.z0 - b.z0)) {
    let z0 = 0
    for (const under of done) {
      if (under.z1 > z0 && under.x0 < box.x1 && box.x0 < under.x1 && under.y0 < box.y1 && box.y0 < under.y1)
        z0 = under.z1
    }
    done.push({ ...box, z0, z1: z0 + box.z1 - box.z0 })
  }
  return done
}

/** Turns the axes round, so that y takes the place of z; three turns are none. */
function nextAxisUp({ x0, x1, y0, y1, z0, z1, type }: PlacedBox): PlacedBox {
  return { x0: z0, x1: z1, y0: x0, y1: x1, z0: y0, z1: y1, type }
}

function distanceFromOrigin(boxes: readonly PlacedBox[]): number {
  return boxes.reduce((sum, { x0, y0, z0 }) => sum + x0 + y0 + z0, 0)
}
