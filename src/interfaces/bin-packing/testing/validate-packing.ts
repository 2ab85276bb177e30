/**
 * Whether a packing is one: written against the port alone and sharing nothing with any engine, so that an engine's
 * mistake cannot hide in it.
 */
import type { Bin, Item, Packing, PackingRequest, Placement } from '../port.ts'

/** Lengths and weights that are not whole may be off by this share of the bin's own. */
const tolerance = 1e-9

/** A placed item's extent, lowest and highest coordinate of each axis. */
interface Extent {
  readonly item: number
  readonly low: readonly number[]
  readonly high: readonly number[]
}

/** The first fault found, as a sentence; nothing when the packing is sound. Exact where all numbers are whole. */
export function findPackingFault(request: PackingRequest, packing: Packing): string | undefined {
  if (packing.length !== request.bins.length) {
    return `The packing has ${packing.length} bins, the request ${request.bins.length}.`
  }
  const slack = isWhole(request) ? 0 : tolerance
  return (
    findItemFault(request, packing) ??
    firstDefined(request.bins, (bin, index) => {
      const placements = packing[index] ?? []
      const extents = placements.map((placement) => extentOf(request.items, placement))
      return (
        findWeightFault(request.items, bin, index, placements, slack) ??
        firstDefined(extents, (extent) => findBoundsFault(extent, bin, index, slack)) ??
        findOverlap(
          extents,
          index,
          bin.dimensions.map((length) => length * slack),
        )
      )
    })
  )
}

function firstDefined<T, R>(values: readonly T[], find: (value: T, index: number) => R | undefined): R | undefined {
  for (const [index, value] of values.entries()) {
    const found = find(value, index)
    if (found !== undefined) return found
  }
  return undefined
}

function isWhole({ bins, items }: PackingRequest): boolean {
  const wholeOrUnlimited = (value: number) => Number.isSafeInteger(value) || value === Infinity
  return (
    bins.every(
      ({ dimensions, weightLimit }) => dimensions.every(Number.isSafeInteger) && wholeOrUnlimited(weightLimit),
    ) && items.every(({ dimensions, weight }) => dimensions.every(Number.isSafeInteger) && Number.isSafeInteger(weight))
  )
}

function findItemFault({ items }: PackingRequest, packing: Packing): string | undefined {
  const seen = new Set<number>()
  for (const { item: index, orientation, origin } of packing.flat()) {
    const item = items[index]
    if (!item) return `Item ${index} does not exist; the request has ${items.length}.`
    if (seen.has(index)) return `Item ${index} is placed twice.`
    seen.add(index)
    if (!item.orientations.some((allowed) => allowed.join() === orientation.join())) {
      return `Item ${index} may not lie as [${orientation.join(', ')}].`
    }
    if (origin.length !== item.dimensions.length || !origin.every(Number.isFinite)) {
      return `Item ${index} has no proper origin: [${origin.join(', ')}].`
    }
  }
  return undefined
}

function findWeightFault(
  items: readonly Item[],
  { weightLimit }: Bin,
  bin: number,
  placements: readonly Placement[],
  slack: number,
): string | undefined {
  const weight = placements.reduce((sum, { item }) => sum + (items[item]?.weight ?? 0), 0)
  return weight > weightLimit * (1 + slack) ? `Bin ${bin} carries ${weight}, its limit is ${weightLimit}.` : undefined
}

function extentOf(items: readonly Item[], { item, orientation, origin }: Placement): Extent {
  const dimensions = items[item]?.dimensions ?? []
  return { item, low: origin, high: origin.map((low, axis) => low + (dimensions[orientation[axis] ?? -1] ?? NaN)) }
}

/** Written so that NaN is a fault too. */
function findBoundsFault(
  { item, low, high }: Extent,
  { dimensions }: Bin,
  bin: number,
  slack: number,
): string | undefined {
  const inside = dimensions.every(
    (length, axis) => (low[axis] ?? NaN) >= -length * slack && (high[axis] ?? NaN) <= length * (1 + slack),
  )
  return inside ? undefined : `Item ${item} sticks out of bin ${bin}: from [${low.join(', ')}] to [${high.join(', ')}].`
}

/**
 * Sweeps along axis 0 and compares each item with those still open there. The open ones lie in cells along axis 1, about
 * as many as there are items beside each other, so that 10,000 items need no 50 million comparisons.
 */
function findOverlap(extents: readonly Extent[], bin: number, slacks: readonly number[]): string | undefined {
  const cells = cellsAlong(1, extents)
  const open = new Map<number, Extent[]>()
  for (const extent of extents.toSorted((a, b) => (a.low[0] ?? 0) - (b.low[0] ?? 0))) {
    for (const cell of cells(extent)) {
      const neighbours = (open.get(cell) ?? []).filter(({ high }) => (high[0] ?? 0) > (extent.low[0] ?? 0))
      const other = neighbours.find((neighbour) => overlap(neighbour, extent, slacks))
      if (other) return `Items ${other.item} and ${extent.item} overlap in bin ${bin}.`
      open.set(cell, [...neighbours, extent])
    }
  }
  return undefined
}

/** A function from an extent to the numbers of the cells it reaches into along `axis`. */
function cellsAlong(axis: number, extents: readonly Extent[]): (extent: Extent) => number[] {
  const end = extents.reduce((max, { high }) => Math.max(max, high[axis] ?? 0), 0)
  const count = Math.ceil(Math.sqrt(extents.length))
  const cellOf = (coordinate: number) => Math.min(count - 1, Math.max(0, Math.floor((coordinate / end) * count)))
  return ({ low, high }) => {
    const first = cellOf(low[axis] ?? 0)
    return Array.from({ length: cellOf(high[axis] ?? 0) - first + 1 }, (_, offset) => first + offset)
  }
}

function overlap(a: Extent, b: Extent, slacks: readonly number[]): boolean {
  return slacks.every((slack, axis) => {
    const from = Math.max(a.low[axis] ?? 0, b.low[axis] ?? 0)
    return Math.min(a.high[axis] ?? 0, b.high[axis] ?? 0) - from > slack
  })
}
