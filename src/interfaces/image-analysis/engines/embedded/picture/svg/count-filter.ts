import { maxOf } from '../../../../../../libraries/numbers/max-of.ts'
import type { DrawingElement } from './drawing.ts'

/** What the parts of a filter cost, in layers. */
const layersOf: ReadonlyMap<string, number> = new Map([
  ['feGaussianBlur', 20],
  ['feDropShadow', 25],
  ['feDiffuseLighting', 6],
  ['feSpecularLighting', 6],
  ['feTile', 4],
])

/** What a `filter` costs: the elements that it refers to, and functions such as `blur(3px)`. @param layer - the cost of one of all pixels. */
export function countFilter(value: string, byId: ReadonlyMap<string, DrawingElement>, layer: number): number {
  const ids = [...value.matchAll(/url\(\s*["']?#([^"')]*)["']?\s*\)/gi)].map(([, id = '']) => id.trim())
  const functions = value.split('(').length - 1 - ids.length
  const parts = ids.flatMap((id) => byId.get(id)?.children ?? [])
  return layer * parts.reduce((sum, part) => sum + countPart(part), 25 * functions)
}

function countPart({ name, attributes, children }: DrawingElement): number {
  const read = (key: string) => {
    const numbers = (attributes.get(key) ?? '').match(/[\d.]+(?:e\d+)?/gi) ?? []
    return maxOf(
      numbers.map((digits) => Number(digits) || 0),
      0,
    )
  }
  switch (name) {
    case 'feTurbulence':
      return 10 * (1 + read('numOctaves'))
    case 'feMorphology':
      return 2 + read('radius') ** 2
    case 'feConvolveMatrix':
      return 2 + (read('order') || 3) ** 2
    default:
      return (layersOf.get(name) ?? 2) + children.length
  }
}
