import { maxOf } from '../../../../../../libraries/numbers/max-of.ts'

/** Curves that reach no further are cut into few pieces. */
const plainReach = 5_000

/** How much longer at most a length is behind a `transform`. */
export function readScale(transform: string): number {
  let scale = 1
  for (const [, name = '', values = ''] of transform.matchAll(/([a-z]+)\s*\(([^)]*)\)/gi)) {
    const numbers = (values.match(/[-+]?[\d.]+(?:e[-+]?\d+)?/gi) ?? []).map((digits) => Math.abs(Number(digits)) || 0)
    if (/^skew/i.test(name)) scale *= 100
    else if (/^scale/i.test(name)) scale *= maxOf(numbers, 0)
    else if (/^matrix/i.test(name)) scale *= 2 * maxOf(numbers.slice(0, 4), 0)
  }
  return scale
}

/** How much larger what `viewBox` shows is drawn. */
export function readZoom(viewBox: string | undefined, width: number): number {
  const [, , across = 0, down = 0] = (viewBox ?? '').split(/[\s,]+/).map(Number)
  const side = Math.min(across, down)
  return side > 0 ? width / side : 1
}

/** What curves cost that reach far beyond the drawing: they are cut into pieces none of which is seen. */
export function countPieces(segments: number, reach: number): number {
  return reach > plainReach ? 3 * segments * Math.sqrt(reach) : 0
}
