import type { ImageType } from '../../../port.ts'
import type { Structure } from '../evidence/measure-structure.ts'
import type { Cells } from '../evidence/to-cells.ts'
import type { SceneElement, SceneElementName } from './scene-element.ts'
import type { SceneEvidence } from './scene-evidence.ts'
import { shareOf } from './share-of.ts'

/** Pixels of a line of text: what is higher are things in rows, what is lower are rules and dots. */
const lineHeights = { min: 4, max: 28 }

/** What people draw, write and set on screens. */
export function findMade({
  structure,
  imageType,
  isBlackAndWhite,
  cells,
}: SceneEvidence): (readonly [SceneElementName, SceneElement])[] {
  const whole = (confidence: number): SceneElement => ({ confidence, cover: 1 })
  const { lines, written, flat, rulers, uprights, palette, shaded, edges } = structure
  const lineHeight = (written * cells.height) / Math.max(1, lines)
  // The paper of a photographed page has a grain, but its letters are hard and stand in no columns.
  const isPage = isBlackAndWhite && edges > 0.1 && shaded < 0.85 && uprights === 0
  const isWritten =
    lines >= 4 &&
    edges > 0.02 &&
    lineHeight >= lineHeights.min &&
    lineHeight <= lineHeights.max &&
    written < 0.85 &&
    (flat > 0.5 || isPage)
  if (isWritten && flat > 0.6 && uprights >= 1 && rulers >= 3 && rulers < 60)
    return [
      ['screenshot', whole(0.75)],
      ['text', whole(0.8)],
    ]
  if (isWritten && (palette < 0.12 || isBlackAndWhite)) return [['text', whole(Math.min(0.95, 0.7 + 0.02 * lines))]]
  if (flat > 0.995 && new Set(cells.cells.map(({ value }) => Math.round(value * 20))).size <= 2)
    return [['plain', whole(0.9)]]
  if (imageType.isLineDrawing) return [['line-drawing', whole(0.75)]]
  if (rulers >= 10 && shaded < 0.5) return [['pattern', whole(0.6)]]
  return imageType.clipArt >= 2 ? [['drawing', whole(imageType.clipArt === 3 ? 0.85 : 0.6)]] : []
}

/** Drawn by hand or machine: few colours, large flat areas, hard edges. A black and white photograph has few colours too. */
export function findImageType(structure: Structure, isBlackAndWhite: boolean, { cells }: Cells): ImageType {
  const { flat, palette, shaded, edges, brightness } = structure
  // What is dark throughout a cell is a black thing on a white table.
  const isThin = shareOf(cells, ({ value }) => value < 0.4) < 0.03
  const isLineDrawing = isBlackAndWhite && flat > 0.8 && brightness > 0.8 && edges > 0.003 && shaded < 0.9 && isThin
  const isFlat = flat > 0.75 && palette < 0.1 && edges > 0.003
  if (!isFlat || (isBlackAndWhite && shaded > 0.6))
    return { clipArt: flat > 0.9 && palette < 0.3 ? 1 : 0, isLineDrawing }
  return { clipArt: shaded < 0.6 ? 3 : 2, isLineDrawing }
}
