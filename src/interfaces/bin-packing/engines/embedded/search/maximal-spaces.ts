/**
 * The free room of a container as the set of its maximal empty cuboids, which may overlap (Lai & Chan, "Developing a
 * simulated annealing algorithm for the cutting stock problem", 1997; in three dimensions Parreño et al., "A maximal-space
 * algorithm for the container loading problem", 2008).
 */
import type { Cuboid, Size } from './cuboid.ts'
import { contains, overlaps, touches, volumeOf } from './cuboid.ts'

/** Beyond this many spaces the smallest are given up: a list that grows with every box would make large jobs quadratic. */
const maxSpaces = 1000

/**
 * Takes `taken` out of the free room, in place. Spaces in which not even `least` fits are dropped; so `least` must be no
 * larger, along any axis, than any box still to come.
 */
export function carve(spaces: Cuboid[], taken: Cuboid, min: Size): void {
  const pieces: Cuboid[] = []
  const neighbours: Cuboid[] = []
  let kept = 0
  for (const space of spaces) {
    if (overlaps(space, taken)) {
      pushPieces(space, taken, min, pieces)
    } else {
      spaces[kept++] = space
      if (touches(space, taken)) neighbours.push(space)
    }
  }
  spaces.length = kept
  pushMaximal(spaces, pieces, neighbours)
  if (spaces.length > maxSpaces) dropSmallest(spaces)
}

/** The up to six largest cuboids of `space` on each side of `taken`. */
function pushPieces(space: Cuboid, taken: Cuboid, min: Size, pieces: Cuboid[]): void {
  const { x0, y0, z0, x1, y1, z1 } = space
  const wide = x1 - x0 >= min.x
  const deep = y1 - y0 >= min.y
  const high = z1 - z0 >= min.z
  if (deep && high) {
    if (taken.x0 - x0 >= min.x) pieces.push({ x0, y0, z0, x1: taken.x0, y1, z1 })
    if (x1 - taken.x1 >= min.x) pieces.push({ x0: taken.x1, y0, z0, x1, y1, z1 })
  }
  if (wide && high) {
    if (taken.y0 - y0 >= min.y) pieces.push({ x0, y0, z0, x1, y1: taken.y0, z1 })
    if (y1 - taken.y1 >= min.y) pieces.push({ x0, y0: taken.y1, z0, x1, y1, z1 })
  }
  if (wide && deep) {
    if (taken.z0 - z0 >= min.z) pieces.push({ x0, y0, z0, x1, y1, z1: taken.z0 })
    if (z1 - taken.z1 >= min.z) pieces.push({ x0, y0, z0: taken.z1, x1, y1, z1 })
  }
}

/**
 * An old space lies in no piece, since it was maximal before. A piece lies in an old space only if that one touches
 * `taken`: the piece does, and no space reaches into `taken`.
 */
function pushMaximal(spaces: Cuboid[], pieces: readonly Cuboid[], neighbours: readonly Cuboid[]): void {
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]
    if (!piece || liesInOther(piece, index, pieces)) continue
    if (!neighbours.some((space) => contains(space, piece))) spaces.push(piece)
  }
}

/** Of equal pieces the last counts as maximal. */
function liesInOther(piece: Cuboid, own: number, pieces: readonly Cuboid[]): boolean {
  for (let index = 0; index < pieces.length; index++) {
    const other = pieces[index]
    if (other && index !== own && contains(other, piece) && (index > own || !contains(piece, other))) return true
  }
  return false
}

function dropSmallest(spaces: Cuboid[]): void {
  spaces.sort((a, b) => volumeOf(b) - volumeOf(a))
  spaces.length = maxSpaces / 2
}
