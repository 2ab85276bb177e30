import type { Baseline } from 'tesseract.js'
import { maxOf } from '../../../../../libraries/numbers/max-of.ts'

/** Degrees by which lines are turned clockwise: of the long ones, the one in the middle. 0 without lines. */
export function measureAngle(baselines: readonly Baseline[]): number {
  const lines = baselines.map(({ x0, y0, x1, y1 }) => ({ across: x1 - x0, down: y1 - y0 }))
  const longest = maxOf(
    lines.map(({ across }) => across),
    0,
  )
  const angles = lines
    .filter(({ across }) => across >= longest / 2)
    .map(({ across, down }) => (Math.atan2(down, across) * 180) / Math.PI)
    .toSorted((a, b) => a - b)
  return Math.round((angles[Math.floor(angles.length / 2)] ?? 0) * 10) / 10
}
