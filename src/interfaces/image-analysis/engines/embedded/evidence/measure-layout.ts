import { type ColorName, nameColor } from './color-names.ts'
import type { Cell, Cells } from './to-cells.ts'

/** Where a picture's colours lie, and what its border is like. */
export interface Layout {
  /** What goes around everything else, where it has no grain. */
  readonly backdrop?: Backdrop
  /** Leading colours of the upper and the lower third, where each has one and they are not the same. */
  readonly bands?: { readonly upper: ColorName; readonly lower: ColorName }
  /** The same of its middle and of what lies around it. */
  readonly rings?: { readonly inner: ColorName; readonly outer: ColorName }
}

export interface Backdrop {
  /** One colour all around, or several that go over into each other. */
  readonly kind: 'plain' | 'smooth'
  readonly color: ColorName
  /** Of what stands before it, where one colour leads. */
  readonly thing?: ColorName
}

export function measureLayout(picture: Cells): Layout {
  const backdrop = findBackdrop(picture)
  const bands = findBands(picture)
  const rings = findRings(picture)
  return { ...(backdrop && { backdrop }), ...(bands && { bands }), ...(rings && { rings }) }
}

/** Below these a cell has no grain: paper and a painted wall; what lies out of focus. */
const grainless = { paper: 2.5, blur: 4 }

/** Shares of the border that have to be so. */
const minimum = { plain: 0.75, alike: 0.85, smooth: 0.85 }

function findBackdrop({ cells }: Cells): Backdrop | undefined {
  const border = cells.filter((cell) => !isWithin(cell, 2 / 24))
  const middle = cells.filter((cell) => isWithin(cell, 5 / 24))
  const share = (is: (cell: Cell) => boolean) => border.filter(is).length / border.length
  const tint = { value: median(border, (cell) => cell.value), ...medianTint(border) }
  const things = middle.filter((cell) => distance(tint, cell) > 0.15)
  const isPlain =
    share(({ texture }) => texture < grainless.paper) > minimum.plain &&
    share((cell) => distance(tint, cell) < 0.2) > minimum.alike
  // What stands on the lower edge may hide it there.
  const upper = border.filter(({ x, y }) => y < 2 / 24 || (y < 0.75 && Math.min(x, 1 - x) < 2 / 24))
  const isSmooth =
    share(({ texture }) => texture < grainless.blur) > minimum.smooth ||
    upper.filter(({ texture }) => texture < grainless.paper).length > minimum.smooth * upper.length
  if ((!isPlain && !isSmooth) || things.length < 0.08 * middle.length || grain(middle) < 9) return undefined
  const color = lead(border)
  const thing = lead(things)
  // In the dark everything is smooth.
  if (color === undefined || (color === 'Black' && !isPlain)) return undefined
  return { kind: isPlain ? 'plain' : 'smooth', color, ...(thing && thing !== color && { thing }) }
}

const isWithin = ({ x, y }: Cell, margin: number) => Math.min(x, y, 1 - x, 1 - y) > margin

/** Of the tenth with the most of it: what stands before a backdrop has edges. */
const grain = (cells: readonly Cell[]) =>
  cells.map(({ texture }) => texture).toSorted((a, b) => b - a)[Math.floor(cells.length / 10)] ?? 0

/** A colour as brightness and two differences from grey, each from 0 to 1. */
interface Tint {
  readonly value: number
  readonly across: number
  readonly along: number
}

function toTint({ hue, saturation, value }: Cell): Tint {
  const [angle, chroma] = [(hue / 180) * Math.PI, saturation * value]
  return { value, across: chroma * Math.cos(angle), along: chroma * Math.sin(angle) }
}

function medianTint(cells: readonly Cell[]) {
  const tints = cells.map(toTint)
  return { across: median(tints, ({ across }) => across), along: median(tints, ({ along }) => along) }
}

function median<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.map(of).toSorted((a, b) => a - b)[Math.floor(items.length / 2)] ?? 0
}

function distance(from: Tint, cell: Cell): number {
  const to = toTint(cell)
  return Math.max(Math.abs(from.value - to.value), Math.abs(from.across - to.across), Math.abs(from.along - to.along))
}

/** The colour that at least so many have. */
function lead(cells: readonly Cell[], share = 0.5): ColorName | undefined {
  const [first] = [...Map.groupBy(cells, nameColor)].toSorted((a, b) => b[1].length - a[1].length)
  return first && first[1].length >= share * cells.length ? first[0] : undefined
}

/** Share of a part that its leading colour has to have, for the part to be named by it. */
const leading = 0.6

function findBands({ cells }: Cells): Layout['bands'] {
  const [high, low] = [cells.filter(({ y }) => y < 1 / 3), cells.filter(({ y }) => y > 2 / 3)]
  const [upper, lower] = [lead(high, leading), lead(low, leading)]
  return upper && lower && upper !== lower ? { upper, lower } : undefined
}

function findRings({ cells }: Cells): Layout['rings'] {
  const [within, around] = [
    cells.filter((cell) => isWithin(cell, 7 / 24)),
    cells.filter((cell) => !isWithin(cell, 4 / 24)),
  ]
  const [inner, outer] = [lead(within, leading), lead(around, leading)]
  return inner && outer && inner !== outer ? { inner, outer } : undefined
}
