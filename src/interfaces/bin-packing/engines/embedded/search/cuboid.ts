/** Axis-parallel boxes in whole numbers; a flat problem is one layer of height 1. */

/** Lengths along the x, y and z axis of the container. */
export interface Size {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** What lies between two corners: from (x0, y0, z0) up to, but without, (x1, y1, z1). */
export interface Cuboid {
  readonly x0: number
  readonly y0: number
  readonly z0: number
  readonly x1: number
  readonly y1: number
  readonly z1: number
}

export function cuboidAt(x0: number, y0: number, z0: number, size: Size): Cuboid {
  return { x0, y0, z0, x1: x0 + size.x, y1: y0 + size.y, z1: z0 + size.z }
}

export function overlaps(a: Cuboid, b: Cuboid): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1 && a.z0 < b.z1 && b.z0 < a.z1
}

/** Whether the two share a point, be it only of their surfaces. */
export function touches(a: Cuboid, b: Cuboid): boolean {
  return a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1 && a.z0 <= b.z1 && b.z0 <= a.z1
}

export function contains(outer: Cuboid, inner: Cuboid): boolean {
  return (
    outer.x0 <= inner.x0 &&
    outer.y0 <= inner.y0 &&
    outer.z0 <= inner.z0 &&
    outer.x1 >= inner.x1 &&
    outer.y1 >= inner.y1 &&
    outer.z1 >= inner.z1
  )
}

export function holds(space: Cuboid, size: Size): boolean {
  return space.x1 - space.x0 >= size.x && space.y1 - space.y0 >= size.y && space.z1 - space.z0 >= size.z
}

export function volumeOf(cuboid: Cuboid): number {
  return (cuboid.x1 - cuboid.x0) * (cuboid.y1 - cuboid.y0) * (cuboid.z1 - cuboid.z0)
}
