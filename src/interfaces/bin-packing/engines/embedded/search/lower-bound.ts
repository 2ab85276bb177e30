/**
 * How many containers any loading of all boxes needs at least. A search that gets there need not go on.
 *
 * Dual feasible functions (Fekete & Schepers, "A general framework for bounds for higher-dimensional orthogonal packing
 * problems", 2004; Carlier, Clautiaux & Moukrim, "New reduction procedures and lower bounds for the two-dimensional bin
 * packing problem with fixed orientation", 2007) stretch and shrink lengths so that boxes which fit beside each other
 * still do; the volume bound holds for the changed boxes too.
 */
import type { Size } from './cuboid.ts'
import { sameSize, type BoxType, type Problem } from './problem.ts'

/** Above this many types trying all pairs of functions would take longer than it can save. */
const maxTypes = 150

/** Volumes beyond 2 ** 53 are not exact; the bound must not be too high for that. */
const rounding = 1e-9

export function fewestContainers({ types, containers, axes }: Problem): number {
  const byCapacity = Math.max(
    containersFor(
      sumOver(types, ({ volume }) => volume),
      containers.map(({ volume }) => volume),
    ),
    containersFor(
      sumOver(types, ({ weight }) => weight),
      containers.map(({ weightLimit }) => weightLimit),
    ),
  )
  const [container] = containers
  const fixed = types.every(({ sizes }) => sizes.length === 1) && types.length <= maxTypes
  if (!container || !fixed || !containers.every(({ size }) => sameSize(size, container.size))) return byCapacity
  return Math.max(byCapacity, boundByFunctions(types, container.size, axes))
}

function sumOver(types: readonly BoxType[], amount: (type: BoxType) => number): number {
  return types.reduce((sum, type) => sum + type.items.length * amount(type), 0)
}

/** How many of the largest capacities make up the total; one more than there are when all together do not. */
function containersFor(total: number, capacities: readonly number[]): number {
  let sum = 0
  let count = 0
  for (const capacity of capacities.toSorted((a, b) => b - a)) {
    if (sum >= total * (1 - rounding)) return count
    sum += capacity
    count++
  }
  return sum >= total * (1 - rounding) ? count : count + 1
}

function boundByFunctions(types: readonly BoxType[], size: Size, axes: number): number {
  const [x, y, z] = (['x', 'y', 'z'] as const).map((axis) => shares(types, axis, size[axis]))
  if (!x || !y || !z) return 0
  const flat = boundOfPairs(x, y, z.slice(0, 1), types)
  return axes === 2
    ? flat
    : Math.max(flat, boundOfPairs(x, z, y.slice(0, 1), types), boundOfPairs(y, z, x.slice(0, 1), types))
}

function boundOfPairs(first: number[][], second: number[][], plain: number[][], types: readonly BoxType[]): number {
  let max = 0
  for (const a of first) {
    const counted = types.map(({ items }, index) => (a[index] ?? 0) * (plain[0]?.[index] ?? 0) * items.length)
    for (const b of second) {
      let sum = 0
      for (let index = 0; index < counted.length; index++) sum += (counted[index] ?? 0) * (b[index] ?? 0)
      max = Math.max(max, sum)
    }
  }
  return Math.ceil(max * (1 - rounding))
}

/** The types' lengths along one axis as shares of the container, first as they are, then under each function. */
function shares(types: readonly BoxType[], axis: keyof Size, whole: number): number[][] {
  const lengths = types.map(({ sizes: [size] }) => size?.[axis] ?? 0)
  const thresholds = new Set([whole / 2, ...lengths, ...lengths.map((length) => whole - length + 1)])
  const rows = [lengths.map((length) => length / whole)]
  for (const threshold of thresholds) {
    if (threshold < 1 || threshold > whole / 2) continue
    rows.push(lengths.map((length) => clearedShare(length, threshold, whole)))
    rows.push(lengths.map((length) => steppedShare(length, threshold, whole)))
  }
  return rows
}

/** f0: lengths below the threshold vanish, lengths that leave less than the threshold take the whole container. */
function clearedShare(length: number, threshold: number, whole: number): number {
  if (length > whole - threshold) return 1
  return length < threshold ? 0 : length / whole
}

/** f2: lengths in steps of the threshold, rounded down below the half and up above it. */
function steppedShare(length: number, threshold: number, whole: number): number {
  const steps = Math.floor(whole / threshold)
  if (2 * length > whole) return 1 - Math.floor((whole - length) / threshold) / steps
  return 2 * length === whole ? 0.5 : Math.floor(length / threshold) / steps
}
