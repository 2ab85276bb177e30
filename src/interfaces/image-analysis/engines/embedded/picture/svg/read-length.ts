const unitSizes: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['px', 1],
  ['pt', 1.4],
  ['pc', 16],
  ['mm', 3.8],
  ['cm', 38],
  ['in', 96],
])

/** A length in the drawing's units; of one in letters, more than it is. */
export function readLength(text: string | undefined, size: number): number {
  const [, digits = '', unit = ''] = /^\s*([-+\d.e]+)\s*([a-z%]*)/i.exec(text ?? '') ?? []
  const value = Number.parseFloat(digits) || 0
  return unit === '%' ? (value / 100) * 1.5 * size : value * (unitSizes.get(unit.toLowerCase()) ?? 100)
}

/** A length that is no longer than it is. */
export function readShortLength(text: string, size: number): number {
  const isKnown = /^[\d.e+-]+(?:px|pt|pc|mm|cm|in|%)?$/i.test(text)
  return isKnown ? Math.max(0, readLength(text, size / 1.5) / 1.1) : Number.parseFloat(text) / 100 || 0
}
