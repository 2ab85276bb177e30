import type { Cell, Cells } from '../evidence/to-cells.ts'
import { isBlue, isCloudGrey, isGreen, isPale, isSmooth } from './materials.ts'
import { mean, shareOf } from './share-of.ts'

export interface Sky {
  readonly kind: 'clear' | 'cloudy' | 'pale'
  readonly confidence: number
  /** Share of the picture. */
  readonly cover: number
  readonly cells: ReadonlySet<Cell>
}

/**
 * The sky is what is smooth, reaches the upper edge along most of it and ends before the lower one, above ground that has a grain. A wall, a
 * backdrop and a white table do the first; what stands below them is smooth as well, or they go on beside it.
 */
export function findSky(picture: Cells): Sky | undefined {
  const cells = spreadFromTop(picture)
  const cover = cells.size / picture.cells.length
  const reaches = (among: readonly Cell[]) => shareOf(among, (cell) => cells.has(cell))
  const atTop = reaches(picture.cells.slice(0, picture.columns))
  if (cover < 0.15 || cover > 0.85 || atTop < 0.78 || reaches(picture.cells.slice(-4 * picture.columns)) > 0.2)
    return undefined
  const ground = picture.cells.filter((cell) => !cells.has(cell))
  if (!isGrained(ground)) return undefined
  const kind = kindOf([...cells], ground)
  return kind && { kind, confidence: (kind === 'clear' ? 0.93 : 0.85) * (0.6 + 0.4 * atTop), cover, cells }
}

/** Of leaves, grass, stones, waves and houses; tables and floors have less. */
const minGroundTexture = 7.5

/** Grain is a difference of brightness, so that the same stones have less of it in the shade, in proportion to their light. */
function isGrained(ground: readonly Cell[]): boolean {
  const light = Math.min(
    0.5,
    mean(ground, ({ value }) => value),
  )
  return mean(ground, ({ texture }) => texture) >= minGroundTexture * 2 * light
}

function kindOf(sky: readonly Cell[], ground: readonly Cell[]): Sky['kind'] | undefined {
  const texture = mean(sky, (cell) => cell.texture)
  const blue = shareOf(sky, isBlue)
  if (blue > 0.55 && isClear(sky, texture)) return 'clear'
  if (blue > 0.75) return undefined
  const pale = shareOf(sky, isPale)
  const isMixed = blue > 0.18 && pale > 0.2 && texture < 2.7 && spread(sky) > 0.05
  const isOvercast = pale > 0.7 && texture > 0.15 && texture < 2.7 && hasMeadow(ground)
  const isLight = mean(sky, ({ value }) => value) > 0.7
  if (isLight && ((isMixed && isSkyBlue(sky.filter(isBlue))) || isOvercast)) return 'cloudy'
  return pale > 0.8 && texture < 2 && isHazy(sky) ? 'pale' : undefined
}

/** Blue from side to side, though it may be paler towards the horizon; a backdrop is lit from one side or in the middle, and water has waves. */
function isClear(sky: readonly Cell[], texture: number): boolean {
  const isEven = texture < (mean(sky, ({ value }) => value) > 0.7 ? 3 : 2)
  const isBackdrop = isOnBothSides(sky) && !palesDownwards(sky)
  return isEven && !isBackdrop && measureSlant(sky) < 0.1 && isSkyBlue(takeHighest(sky.filter(isBlue)))
}

/** Goes down beside what stands in the middle, as the wall behind a portrait does. */
const isOnBothSides = (sky: readonly Cell[]) =>
  [sky.some(({ x, y }) => x < 0.1 && y > 0.7), sky.some(({ x, y }) => x > 0.9 && y > 0.7)].every(Boolean)

/** The more air there is before the sky, the whiter it is: least above, most at the horizon. */
function palesDownwards(sky: readonly Cell[]): boolean {
  const saturation = (cell: Cell) => cell.saturation
  const lowest = sky.toSorted((a, b) => b.y - a.y).slice(0, Math.ceil(sky.length / 3))
  return mean(takeHighest(sky), saturation) - mean(lowest, saturation) > 0.05
}

/** White with a tint of blue that ends well above the lower edge: a wall has the tint of its lamps, or goes down beside what stands before it. */
function isHazy(sky: readonly Cell[]): boolean {
  const tint = meanTint(sky)
  const isBluish = tint.hue > 198 && tint.hue < 235 && tint.chroma > 0.03
  const isHigh = shareOf(sky, ({ y }) => y > 0.6) < 0.03
  return isBluish && isHigh && mean(sky, ({ value }) => value) > 0.75 && measureSlant(sky) < 0.1
}

/** Of the mean colour: what is nearly white has no hue of its own in a single cell. */
function meanTint(cells: readonly Cell[]) {
  const angle = ({ hue }: Cell) => (hue / 180) * Math.PI
  const across = mean(cells, (cell) => cell.saturation * cell.value * Math.cos(angle(cell)))
  const along = mean(cells, (cell) => cell.saturation * cell.value * Math.sin(angle(cell)))
  return { hue: ((Math.atan2(along, across) / Math.PI) * 180 + 360) % 360, chroma: Math.hypot(across, along) }
}

/** How much the brightness differs along rows. */
function measureSlant(sky: readonly Cell[]): number {
  const rows = [...Map.groupBy(sky, ({ y }) => y).values()].filter((row) => row.length >= 12)
  return mean(rows, spread)
}

/** The upper third: haze and a low sun colour what lies nearer to the horizon. */
function takeHighest(cells: readonly Cell[]): readonly Cell[] {
  return cells.toSorted((a, b) => a.y - b.y).slice(0, Math.ceil(cells.length / 3))
}

/** Neither the green blue of water and glass nor the violet one of shadows. */
function isSkyBlue(cells: readonly Cell[]): boolean {
  const hue = mean(cells, (cell) => cell.hue)
  return hue > 197 && hue < 232 && mean(cells, ({ value }) => value) > 0.5
}

/** White and grey are the sky's where grass or leaves lie below. */
const hasMeadow = (ground: readonly Cell[]) => shareOf(ground, (cell) => isGreen(cell) && cell.texture > 4) > 0.5

/** How much a sky differs from place to place: an even one has no clouds. */
function spread(cells: readonly Cell[]): number {
  const middle = mean(cells, ({ value }) => value)
  return Math.sqrt(mean(cells, ({ value }) => (value - middle) ** 2))
}

const isSkyLike = (cell: Cell) => isSmooth(cell) && (isBlue(cell) || isPale(cell) || isCloudGrey(cell))

/** A change of brightness from one cell to the next that ends the sky. */
const edge = 0.12

/** The cells that are reached from the upper edge without crossing an edge of the picture's own. */
function spreadFromTop({ columns, cells }: Cells): ReadonlySet<Cell> {
  const waiting = cells.slice(0, columns).flatMap((cell, index) => (isSkyLike(cell) ? [index] : []))
  const reached = new Set(waiting)
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const from = cells[index]
    for (const next of neighbours(index, columns)) {
      const cell = cells[next]
      if (!from || !cell || reached.has(next) || !isSkyLike(cell) || Math.abs(from.value - cell.value) > edge) continue
      reached.add(next)
      waiting.push(next)
    }
  }
  return new Set([...reached].flatMap((index) => cells[index] ?? []))
}

function neighbours(index: number, columns: number): readonly number[] {
  const column = index % columns
  return [
    index - columns,
    index + columns,
    ...(column > 0 ? [index - 1] : []),
    ...(column < columns - 1 ? [index + 1] : []),
  ]
}
