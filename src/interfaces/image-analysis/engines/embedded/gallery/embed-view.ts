import { normOf } from '../../../../../libraries/numbers/norm-of.ts'
import type { Pixels } from '../picture/pixels.ts'

/** Cells a side, and directions of edges that each counts. */
const side = 8
const directions = 8

/**
 * A view as numbers: how strongly the edges of each cell run in each direction (Dalal and Triggs 2005, without their overlapping blocks),
 * as more or less than in the mean of them all, and the whole of length 1. Pictures of one place from nearly one point come out alike.
 */
export function embedView({ width, height, data }: Pixels): readonly number[] {
  const sums = new Float64Array(side * side * directions)
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = 3 * (y * width + x) + 1
      const across = (data[at + 3] ?? 0) - (data[at - 3] ?? 0)
      const down = (data[at + 3 * width] ?? 0) - (data[at - 3 * width] ?? 0)
      const strength = Math.hypot(across, down)
      if (strength < 8) continue
      const turn = (Math.atan2(down, across) + Math.PI) / Math.PI
      const direction = Math.floor(turn * directions) % directions
      const cell = Math.floor((y * side) / height) * side + Math.floor((x * side) / width)
      sums[cell * directions + direction] = (sums[cell * directions + direction] ?? 0) + strength
    }
  return centre(Array.from(sums, Math.sqrt))
}

/**
 * Views without their mean, and of length 1. With it, all that are full of edges are alike: of 319 photographs every eleventh was taken for
 * any other.
 */
export function centre(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const around = values.map((value) => value - mean)
  const length = normOf(around) || 1
  return around.map((value) => value / length)
}
