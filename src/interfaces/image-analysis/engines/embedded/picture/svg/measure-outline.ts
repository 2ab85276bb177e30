import { maxOf } from '../../../../../../libraries/numbers/max-of.ts'
import type { Declarations, DrawingElement } from './drawing.ts'
import { measurePath } from './measure-path.ts'
import { readLength } from './read-length.ts'
import type { Outline } from './outline.ts'

/**
 * Undefined for what is no shape.
 *
 * @param declarations - all that is said of it: radii and sides may stand in a style.
 * @param size - the longer side of the drawing, for percentages.
 */
export function measureOutline(
  { name, attributes }: DrawingElement,
  declarations: Declarations,
  size: number,
): Outline | undefined {
  const read = (key: string) =>
    maxOf(
      declarations.flatMap(([property, value]) => (property === key ? [Math.abs(readLength(value, size))] : [])),
      0,
    )
  const declared = read('pathLength')
  const outline = measureShape(name, attributes, read)
  return outline && { ...outline, length: Math.max(outline.length, declared) }
}

function measureShape(
  name: string,
  attributes: ReadonlyMap<string, string>,
  read: (key: string) => number,
): Outline | undefined {
  switch (name) {
    case 'path':
      return measurePath(attributes.get('d') ?? '')
    case 'circle':
      return { length: 2 * Math.PI * read('r'), points: 0, crossings: 0 }
    case 'ellipse':
      return { length: 2 * Math.PI * (read('rx') + read('ry')), points: 0, crossings: 0 }
    case 'rect':
      return { length: 2 * (read('width') + read('height')), points: 0, crossings: 0 }
    case 'line':
      return { length: read('x1') + read('x2') + read('y1') + read('y2'), points: 2, crossings: 0 }
    case 'polyline':
    case 'polygon':
      return measurePath(`M${attributes.get('points') ?? ''}Z`)
    case 'text':
    case 'tspan':
    case 'textPath':
      return { length: 0, points: 0, crossings: 0 }
    default:
      return undefined
  }
}
