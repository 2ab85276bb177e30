/** The order in which boxes are offered to a container; large ones first, in one sense of large or another. */
import type { Size } from './cuboid.ts'
import type { BoxType } from './problem.ts'
import type { Random } from '../../../../../libraries/random/create-random.ts'

export type SizeKey = (type: BoxType) => number

export const byVolume: SizeKey = ({ volume }) => volume

const bySides: SizeKey = ({ sizes: [size] }) => (size ? size.x + size.y + size.z : 0)

const byLongestSide: SizeKey = ({ sizes: [size] }) => (size ? Math.max(size.x, size.y, size.z) : 0)

const alongAxis =
  (axis: keyof Size, across: keyof Size): SizeKey =>
  ({ sizes: [size] }) =>
    size ? size[axis] + size[across] / 2 ** 20 : 0

export const sizeKeys: readonly SizeKey[] = [
  byVolume,
  bySides,
  byLongestSide,
  alongAxis('x', 'y'),
  alongAxis('y', 'x'),
  alongAxis('z', 'x'),
]

export function descending(units: readonly BoxType[], key: SizeKey): BoxType[] {
  return units.toSorted((a, b) => key(b) - key(a))
}

/** `descending` with every key raised at random by up to the share `spread`. */
export function roughlyDescending(units: readonly BoxType[], key: SizeKey, spread: number, random: Random): BoxType[] {
  const keyed = units.map((type) => ({ type, rank: key(type) * (1 + spread * random()) }))
  return keyed.sort((a, b) => b.rank - a.rank).map(({ type }) => type)
}
