import type { Cell, Cells } from '../evidence/to-cells.ts'
import { isGreen } from './materials.ts'
import type { SceneElement, SceneElementName } from './scene-element.ts'
import { mean, shareOf } from './share-of.ts'

/** From here on what is green has the grain of leaves; a bowl and a painted wall have less. */
const minTexture = 6

/** Grass fills the lower edge; leaves hang anywhere. Green that has no grain is nothing but a colour. */
export function findGreenery({ cells, columns }: Cells): (readonly [SceneElementName, SceneElement])[] {
  const green = cells.filter(isGreen)
  const grained = green.filter(({ texture }) => texture > minTexture)
  const cover = grained.length / cells.length
  if (cover < 0.13 || shareOf(cells, isBlack) > 0.3 || !hasHueOfLeaves(green) || !isGrown(grained)) return []
  const confidence = 0.75 + 0.15 * Math.min(1, cover / 0.4)
  if (isLawn(green, cells.slice(-2 * columns))) return [['grass', { confidence, cover }]]
  // Billiard tables and rivers are green in places, too.
  const isDoubtful = cover < 0.2 || isThing(cells)
  return [['plants', { confidence: isDoubtful ? 0.45 : confidence, cover }]]
}

/** Daylight leaves nothing so dark; what glows before black is drawn by a machine or lit by one. */
const isBlack = ({ value }: Cell) => value < 0.06

/** Grass and leaves go on beyond the border; green animals, fruit and toys lie within it. */
function isThing(cells: readonly Cell[]): boolean {
  const fromBorder = ({ x, y }: Cell) => Math.min(x, y, 1 - x, 1 - y)
  const [border, middle] = [
    cells.filter((cell) => fromBorder(cell) < 1 / 24),
    cells.filter((cell) => fromBorder(cell) > 0.25),
  ]
  const share = shareOf(border, isGreen)
  return share < 0.25 && shareOf(middle, isGreen) > 2 * share
}

const isLawn = (green: readonly Cell[], lowest: readonly Cell[]) =>
  shareOf(lowest, isGreen) > 0.95 && shareOf(green, ({ y }) => y > 0.5) > 0.6

/** Fruit and paint are livelier than leaves. Pale green is that of leaves where it is neither yellow, as wood is in the light of lamps, nor blue, nor of many hues, as corals are. */
function hasHueOfLeaves(green: readonly Cell[]): boolean {
  const [hue, saturation] = [mean(green, (cell) => cell.hue), mean(green, (cell) => cell.saturation)]
  const isPale = saturation < 0.38
  return (
    hue < 135 && saturation < 0.8 && !(isPale && (hue < 66 || hue > 118 || deviation(green, (cell) => cell.hue) > 17))
  )
}

/** Leaves are not all alike, as the grain of a printed or woven green is, and throw back little of the light. */
function isGrown(grained: readonly Cell[]): boolean {
  const texture = (cell: Cell) => cell.texture
  return deviation(grained, texture) > 0.155 * mean(grained, texture) && mean(grained, ({ value }) => value) < 0.73
}

function deviation(cells: readonly Cell[], of: (cell: Cell) => number): number {
  const middle = mean(cells, of)
  return Math.sqrt(mean(cells, (cell) => (of(cell) - middle) ** 2))
}
