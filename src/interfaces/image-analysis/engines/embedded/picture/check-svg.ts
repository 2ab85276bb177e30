import { invalidFormat } from '../../../domain/picture-errors.ts'
import { DrawingCost, maxCost } from './svg/count-cost.ts'
import type { Drawing } from './svg/drawing.ts'
import { readDrawing } from './svg/read-drawing.ts'

/** Bytes of a drawing: what takes long to draw is long. */
const maxBytes = 262_144

/**
 * Reads a drawing and refuses what asks for more than lines, shapes and text. librsvg, which draws them, runs no scripts and fetches nothing
 * for a drawing without an address of its own; this keeps it from being asked.
 */
export function readSvg(bytes: Buffer): Drawing {
  if (bytes.length > maxBytes) throw invalidFormat(`SVG drawings are read up to ${maxBytes} bytes; send a PNG of it.`)
  return readDrawing(bytes.toString('utf8'))
}

/** Refuses a drawing whose copies, dashes and layers would take long to draw with so many pixels. */
export function checkCost(drawing: Drawing, pixels: number): void {
  if (!(new DrawingCost(drawing, pixels).count() <= maxCost))
    throw invalidFormat(
      'This SVG would take too long to draw: it has too many copies, dashes, patterns or filters; send a PNG of it.',
    )
}
