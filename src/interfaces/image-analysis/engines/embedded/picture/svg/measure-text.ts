import { maxOf } from '../../../../../../libraries/numbers/max-of.ts'
import type { Declarations } from './drawing.ts'
import { readLength } from './read-length.ts'

/** Of its outline, in sizes of the font: more than letters have. */
const lengthOfLetter = 10

/** What letters cost that stand in one element: librsvg sets them in one line, in time that grows with their square. */
export function countLetters(count: number): number {
  return 6 * count + count ** 2 / 150
}

export function measureLetters(count: number, fontSize: number): number {
  return count * fontSize * lengthOfLetter
}

/** The size of the font at most. @param outer - that around the element, in the drawing's units. */
export function readFontSize(declarations: Declarations, outer: number, size: number): number {
  const sizes = declarations.flatMap(([property, value]) =>
    property === 'font-size' || property === 'font' ? readSizes(value, outer, size) : [],
  )
  return maxOf(sizes, outer)
}

function readSizes(value: string, outer: number, size: number): number[] {
  if (/larger/i.test(value)) return [1.2 * outer]
  return [...value.matchAll(/[-+\d.]+(?:e[-+]?\d+)?\s*([a-z%]*)/gi)].map(([length, unit = '']) =>
    /^(?:%|em|ex|ch|rem)$/i.test(unit)
      ? outer * Number.parseFloat(length) * (unit === '%' ? 0.01 : 1)
      : readLength(length, size),
  )
}
