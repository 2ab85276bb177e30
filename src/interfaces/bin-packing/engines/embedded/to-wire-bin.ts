import type { Placement } from '../../port.ts'
import type { WireBin, WireItem } from '../../domain/notation.ts'

interface WirePlacedItem {
  readonly id: string
  readonly orig_size: string
  readonly sp_size: string
  readonly size_1: number
  readonly size_2: number
  readonly sp_size_1: number
  readonly sp_size_2: number
  readonly x_origin_in_bin: number
  readonly y_origin_in_bin: number
  readonly weight: number
  readonly constraints: number
}

type Solid<Flat> = Flat & { readonly size_3: number; readonly sp_size_3: number; readonly z_origin_in_bin: number }

export interface WirePackedBin<Item = WirePlacedItem> {
  readonly id: string
  readonly size_1: number
  readonly size_2: number
  readonly size: string
  readonly weight_limit: number
  readonly curr_weight: number
  readonly item_count: number
  readonly items: Item[]
}

export type WireSolidBin = WirePackedBin<Solid<WirePlacedItem>> & { readonly size_3: number }

export function toWirePlanarBin(
  bin: WireBin,
  placements: readonly Placement[],
  items: readonly WireItem[],
): WirePackedBin {
  const placed = placements.map((placement) => placedItem(placement, items, bin))
  return { ...binFields(bin, placed), items: placed.map(planarFields) }
}

export function toWireSolidBin(
  bin: WireBin,
  placements: readonly Placement[],
  items: readonly WireItem[],
): WireSolidBin {
  const placed = placements.map((placement) => placedItem(placement, items, bin))
  return { ...binFields(bin, placed), size_3: at(bin.dimensions, 2), items: placed.map(solidFields) }
}

interface PlacedItem extends WireItem {
  readonly placed: readonly number[]
  /** The item's centre, counted from the bin's centre; the third axis points from the far wall to the near one. */
  readonly centre: readonly number[]
}

function placedItem({ item, orientation, origin }: Placement, items: readonly WireItem[], bin: WireBin): PlacedItem {
  const wireItem = items[item]
  if (!wireItem) throw new RangeError(`The packing names item ${item}; there are ${items.length}.`)
  const placed = orientation.map((dimension) => at(wireItem.dimensions, dimension))
  const centre = placed.map((length, axis) => {
    const fromCentre = at(origin, axis) + length / 2 - at(bin.dimensions, axis) / 2
    return clean(axis === 2 ? -fromCentre : fromCentre, at(bin.dimensions, axis))
  })
  return { ...wireItem, placed, centre }
}

function planarFields({ id, dimensions, placed, centre, weight, constraints }: PlacedItem): WirePlacedItem {
  return {
    id,
    orig_size: dimensions.join(' x '),
    sp_size: placed.join(' x '),
    size_1: at(dimensions, 0),
    size_2: at(dimensions, 1),
    sp_size_1: at(placed, 0),
    sp_size_2: at(placed, 1),
    x_origin_in_bin: at(centre, 0),
    y_origin_in_bin: at(centre, 1),
    weight,
    constraints,
  }
}

function solidFields(item: PlacedItem): Solid<WirePlacedItem> {
  const { dimensions, placed, centre } = item
  return { ...planarFields(item), size_3: at(dimensions, 2), sp_size_3: at(placed, 2), z_origin_in_bin: at(centre, 2) }
}

function binFields({ id, dimensions, weightLimit }: WireBin, placed: readonly PlacedItem[]) {
  const weight = placed.reduce((sum, item) => sum + item.weight, 0)
  return {
    id,
    size_1: at(dimensions, 0),
    size_2: at(dimensions, 1),
    size: dimensions.join(' x '),
    weight_limit: weightLimit,
    curr_weight: clean(weight, weight),
    item_count: placed.length,
  }
}

/**
 * Rids a sum of decimals of its binary dust (0.1 + 0.2), and zero of its sign: 12 significant digits of the largest
 * number involved.
 */
function clean(value: number, largest: number): number {
  const decimals = 12 - Math.ceil(Math.log10(Math.max(largest, 1e-8)))
  return Number(value.toFixed(Math.min(Math.max(decimals, 0), 20))) + 0
}

function at(numbers: readonly number[], index: number): number {
  const number = numbers[index]
  if (number === undefined) throw new RangeError(`There is no dimension ${index + 1} here.`)
  return number
}
