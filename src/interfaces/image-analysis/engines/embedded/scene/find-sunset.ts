import { maxOf } from '../../../../../libraries/numbers/max-of.ts'
import type { Cell, Cells } from '../evidence/to-cells.ts'
import { isDark, isReddish, isWarm } from './materials.ts'
import type { SceneElement } from './scene-element.ts'
import { mean, shareOf } from './share-of.ts'

/** The light stands low; morning and evening look alike. The confidence is a guess: few of the pictures showed any. */
export function findSunset(picture: Cells): SceneElement | undefined {
  const high = picture.cells.filter(({ y }) => y < 0.6)
  const glow = high.filter((cell) => isWarm(cell) && cell.texture < 3)
  const cover = glow.length / picture.cells.length
  if (cover > 0.2 && isBacklit(picture, high, glow)) return { confidence: 0.6, cover }
  return isSunSetting(picture) || reddensDownwards(picture) ? { confidence: 0.6, cover } : undefined
}

/** A sky that is warm and brightest near the ground, which is dark. */
function isBacklit({ cells }: Cells, high: readonly Cell[], glow: readonly Cell[]): boolean {
  const low = cells.filter(({ y }) => y > 0.75)
  const isLow = mean(glow, ({ y }) => y) > mean(high, ({ y }) => y)
  return isLow && shareOf(low, isDark) > 0.6 && shareOf(high, isDark) < 0.2
}

/** The sun itself, on a horizon below which all is dark: exposed for it, the sky above is dark as well, but for its glow. */
function isSunSetting({ cells, columns, rows }: Cells): boolean {
  const horizon = rows - countRowsFrom(toRows({ cells, columns }).toReversed(), (row) => shareOf(row, isDark) >= 0.85)
  if (horizon < rows / 3 || horizon > rows * 0.85) return false
  const [sky, near] = [cells.slice(0, horizon * columns), cells.slice((horizon - 5) * columns, horizon * columns)]
  const isGlow = (cell: Cell) => isReddish(cell) && cell.value > 0.2 && cell.texture < 4
  const light = ({ value }: Cell) => value
  const half = sky.length / 2
  const brightens = mean(sky.slice(half), light) - mean(sky.slice(0, half), light) > 0.1
  return shareOf(sky, isGlow) > 0.5 && brightens && near.some(({ value }) => value > 0.95)
}

/** A row that has less than this of its cells without a grain is no longer the sky's. */
const minSmooth = 0.6

/** Blue above and redder from row to row, from side to side, down to ground that is dark: dusk, and no lamp. */
function reddensDownwards({ cells, columns, rows }: Cells): boolean {
  const all = toRows({ cells, columns })
  const sky = all.slice(
    0,
    countRowsFrom(all, (row) => shareOf(row, ({ texture }) => texture < 6) >= minSmooth),
  )
  if (sky.length < rows / 5 || sky.length > rows * 0.72) return false
  const tints = sky.map((row) => mean(row, redness))
  const reddest = maxOf(tints)
  const upTo = tints.slice(0, tints.indexOf(reddest) + 1)
  const steps = upTo.slice(1).map((tint, index) => tint - (upTo[index] ?? tint))
  const isSteady = shareOf(steps, (step) => step >= -0.01) >= 0.9
  const isWide = shareOf(sky[upTo.length - 1] ?? [], (cell) => redness(cell) > 0) >= 0.6
  const isBlueAbove = mean(tints.slice(0, Math.max(2, Math.floor(sky.length / 4))), (tint) => tint) < -0.05
  const ground = cells.slice((sky.length + 1) * columns)
  return isBlueAbove && reddest > 0.06 && isSteady && isWide && shareOf(ground, ({ value }) => value < 0.35) > 0.65
}

const toRows = ({ cells, columns }: Pick<Cells, 'cells' | 'columns'>): readonly (readonly Cell[])[] =>
  Array.from({ length: cells.length / columns }, (_, row) => cells.slice(row * columns, (row + 1) * columns))

/** How many of them are so, before the first that is not. */
function countRowsFrom(rows: readonly (readonly Cell[])[], is: (row: readonly Cell[]) => boolean): number {
  const first = rows.findIndex((row) => !is(row))
  return first < 0 ? rows.length : first
}

/** Red less blue, from -1 to 1. */
const redness = (cell: Cell) => channel(cell, 5) - channel(cell, 1)

/** Red is 5, green 3, blue 1. */
function channel({ hue, saturation, value }: Cell, offset: number): number {
  const place = (offset + hue / 60) % 6
  return value - value * saturation * Math.max(0, Math.min(place, 4 - place, 1))
}
