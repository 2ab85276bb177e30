/** The request as the search sees it: whole units, three axes, equal items grouped, items that fit nowhere left aside. */
import type { Item, Orientation, PackingRequest } from '../../../port.ts'
import type { Cuboid, Size } from './cuboid.ts'
import type { IntegerScale } from './integer-scale.ts'
import { integerScale } from './integer-scale.ts'

/** Items that are alike in everything but their index. */
export interface BoxType {
  /** Position in the problem's list of types. */
  readonly index: number
  /** The distinct ways to lie, the unrotated one first where it is allowed. */
  readonly sizes: readonly Size[]
  readonly volume: number
  readonly weight: number
  /** Indexes of the request's items. */
  readonly items: readonly number[]
}

export interface Container {
  /** Index of the request's bin. */
  readonly bin: number
  readonly size: Size
  readonly volume: number
  readonly weightLimit: number
}

export interface Problem {
  /** 2 when the third axis was added here and every length along it is 1. */
  readonly axes: number
  readonly types: readonly BoxType[]
  readonly containers: readonly Container[]
  /** Along each axis the shortest length of any box. */
  readonly min: Size
  readonly lengths: IntegerScale
}

export interface PlacedBox extends Cuboid {
  readonly type: BoxType
}

/** A container with what was put into it. */
export interface Load {
  readonly container: Container
  readonly boxes: readonly PlacedBox[]
  readonly volume: number
}

export function toProblem(request: PackingRequest): Problem {
  const placeable = request.items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => fitsSomewhere(item, request))
  const items = placeable.map(({ item }) => item)
  const lengths = integerScale([...request.bins, ...items].flatMap(({ dimensions }) => dimensions))
  const limits = request.bins.map(({ weightLimit }) => weightLimit).filter(Number.isFinite)
  const weights = integerScale([...limits, ...items.map(({ weight }) => weight)])
  const containers = request.bins.map(({ dimensions, weightLimit }, bin) => {
    const size = toSize(dimensions.map(lengths.toUnits))
    return {
      bin,
      size,
      volume: volume(size),
      weightLimit: Number.isFinite(weightLimit) ? weights.toUnits(weightLimit) : Infinity,
    }
  })
  const types = groupAlike(placeable, lengths, weights)
  return { axes: request.bins[0]?.dimensions.length ?? 3, types, containers, min: minSize(types), lengths }
}

/** One entry for each item still to be placed. */
export function unitsOf(types: readonly BoxType[]): BoxType[] {
  return types.flatMap((type) => type.items.map(() => type))
}

export function turn(dimensions: readonly number[], orientation: Orientation): number[] {
  return orientation.map((source) => dimensions[source] ?? 0)
}

/** The dimensions along x, y and z; a missing axis is one unit long. */
export function toSize([x = 1, y = 1, z = 1]: readonly number[]): Size {
  return { x, y, z }
}

export function sameSize(a: Size, b: Size): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z
}

function volume({ x, y, z }: Size): number {
  return x * y * z
}

function fitsSomewhere(item: Item, { bins }: PackingRequest): boolean {
  const turned = item.orientations.map((orientation) => turn(item.dimensions, orientation))
  return bins.some(
    ({ dimensions, weightLimit }) =>
      item.weight <= weightLimit &&
      turned.some((sides) => sides.every((side, axis) => side <= (dimensions[axis] ?? 0))),
  )
}

function groupAlike(
  placeable: readonly { item: Item; index: number }[],
  lengths: IntegerScale,
  weights: IntegerScale,
): BoxType[] {
  const groups = new Map<string, { sizes: Size[]; weight: number; items: number[] }>()
  for (const { item, index } of placeable) {
    const sizes = distinctSizes(item, lengths)
    const weight = weights.toUnits(item.weight)
    const key = `${sizes.map(({ x, y, z }) => `${x} ${y} ${z}`).join()} ${weight}`
    const group = groups.get(key)
    if (group) group.items.push(index)
    else groups.set(key, { sizes, weight, items: [index] })
  }
  return [...groups.values()].map((group, index) => ({ index, volume: volume(group.sizes[0] ?? toSize([])), ...group }))
}

function distinctSizes(item: Item, lengths: IntegerScale): Size[] {
  const units = item.dimensions.map(lengths.toUnits)
  const unrotatedFirst = item.orientations.toSorted((a, b) => Number(isRotated(a)) - Number(isRotated(b)))
  const sizes: Size[] = []
  for (const orientation of unrotatedFirst) {
    const size = toSize(turn(units, orientation))
    if (!sizes.some((known) => sameSize(known, size))) sizes.push(size)
  }
  return sizes
}

/** Whether the item's dimensions lie along other axes than their own. */
export function isRotated(orientation: Orientation): boolean {
  return orientation.some((source, axis) => source !== axis)
}

function minSize(types: readonly BoxType[]): Size {
  const min = { x: Infinity, y: Infinity, z: Infinity }
  for (const { sizes } of types) {
    for (const { x, y, z } of sizes) {
      min.x = Math.min(min.x, x)
      min.y = Math.min(min.y, y)
      min.z = Math.min(min.z, z)
    }
  }
  return min
}
