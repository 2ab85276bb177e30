import { maxOf } from '../../../../../../libraries/numbers/max-of.ts'
import type { Declarations, Drawing, DrawingElement } from './drawing.ts'
import { countFilter } from './count-filter.ts'
import { measureOutline } from './measure-outline.ts'
import { countPieces, readScale, readZoom } from './measure-scale.ts'
import { countLetters, measureLetters, readFontSize } from './measure-text.ts'
import { readLength, readShortLength } from './read-length.ts'
import { StyleIndex } from './style-index.ts'

/** What a drawing costs at most: one is a shape, a dash or some ten microseconds. */
export const maxCost = 100_000

/** Elements that lie in or refer to each other, one in the next. */
const maxChain = 400

/** What elements are drawn with that stand inside others. */
interface Inherited {
  /** Numbers of the shortest pattern of dashes, in all, and how many they are; undefined for whole lines. */
  readonly dashes: { readonly period: number; readonly count: number } | undefined
  /** What a marker costs at each point. */
  readonly marker: number
  readonly fontSize: number
  readonly strokeWidth: number
  /** Pixels of a unit. */
  readonly scale: number
}

/** Declarations that are looked at while the cost is counted. */
const maxSteps = 1_000_000

/** A marker is cut out where it stands. */
const clipCost = 30

/** Definitions are drawn where they are referred to. */
const definitions = new Set(['defs', 'symbol', 'clipPath', 'mask', 'marker', 'pattern', 'filter', 'style', 'metadata'])

export class DrawingCost {
  readonly #drawing: Drawing
  readonly #styles: StyleIndex
  readonly #size: number
  /** Of the square with as many pixels. */
  readonly #side: number
  /** What a layer of all pixels costs. */
  readonly #layer: number
  readonly #known = new Map<DrawingElement, Map<string, number>>()
  readonly #under = new Set<DrawingElement>()
  #steps = 0

  /** @param pixels - as many as it is drawn with. */
  constructor(drawing: Drawing, pixels: number) {
    this.#drawing = drawing
    this.#styles = new StyleIndex(drawing.rules)
    this.#layer = 5 + pixels / 1_000
    this.#side = Math.sqrt(pixels)
    const { attributes } = drawing.root
    const box = (attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number)
    const sides = [readLength(attributes.get('width'), 100), readLength(attributes.get('height'), 100), box[2], box[3]]
    this.#size = maxOf(
      sides.map((side) => side || 0),
      100,
    )
  }

  count(): number {
    return this.#countElement(this.#drawing.root, { ...noneInherited, scale: this.#side / this.#size })
  }

  #countElement(element: DrawingElement, inherited: Inherited): number {
    // A circle is refused by librsvg where it is met; it costs nothing more.
    if (this.#under.has(element)) return 1
    const { dashes, marker, fontSize, strokeWidth, scale } = inherited
    const key = [dashes?.period, dashes?.count, marker, fontSize, strokeWidth, scale].join(' ')
    const costs = this.#known.get(element) ?? new Map<string, number>()
    this.#known.set(element, costs)
    const known = costs.get(key)
    if (known !== undefined) return known
    if (this.#under.size >= maxChain) return Infinity
    this.#under.add(element)
    const cost = this.#countAnew(element, inherited)
    this.#under.delete(element)
    costs.set(key, cost)
    return cost
  }

  #countAnew(element: DrawingElement, inherited: Inherited): number {
    const declarations = this.#styles.list(element)
    this.#steps += declarations.length
    if (this.#steps > maxSteps) return Infinity
    const own = this.#inherit(element, declarations, inherited)
    const written = [...element.attributes.values()].reduce((sum, value) => sum + value.length, 0)
    let cost =
      1 +
      written / 64 +
      (isText(element) ? countLetters(element.textLength) : element.textLength / 4) +
      this.#countOutline(element, declarations, own) +
      this.#countEffects(declarations, own.scale)
    if (element.name === 'use' || element.name === 'textPath')
      cost += this.#countTarget(element.attributes.get('href'), own)
    for (const child of element.children) {
      if (cost > maxCost) return cost
      if (!definitions.has(child.name)) cost += this.#countElement(child, own)
    }
    return cost
  }

  #countOutline(element: DrawingElement, declarations: Declarations, own: Inherited): number {
    const { dashes, marker, fontSize, strokeWidth, scale } = own
    const outline = measureOutline(element, declarations, this.#size)
    if (!outline) return 0
    // Dashes that do not grow with the drawing: how many there are is not known here.
    const isScaled = !declarations.some(([, value]) => value.includes('non-scaling-stroke'))
    const length = isText(element) ? measureLetters(element.textLength, fontSize) : outline.length
    const dashed = dashes && !isScaled ? Infinity : dashes ? (length / dashes.period) * dashes.count : 0
    const segments = 1 + Math.max(outline.points, element.textLength)
    const pieces = countPieces(segments, scale * (length / segments + strokeWidth))
    return dashed + pieces + outline.points * marker + outline.crossings / 15 + this.#layer / 100
  }

  #inherit(element: DrawingElement, declarations: Declarations, inherited: Inherited): Inherited {
    const widths = declarations.map(([property, value]) =>
      property === 'stroke-width' ? readLength(value, this.#size) : 0,
    )
    const strokeWidth = maxOf(widths, inherited.strokeWidth)
    const scale = inherited.scale * this.#readScale(element, declarations)
    let { dashes, marker } = inherited
    for (const [property, value] of declarations) {
      const own = property === 'stroke-dasharray' ? this.#readDashes(value) : undefined
      if (own && (!dashes || own.count / own.period > dashes.count / dashes.period)) dashes = own
      const ofMarker = property.startsWith('marker') ? this.#countReferences(value, scale * strokeWidth) : 0
      if (ofMarker > 0) marker = Math.max(marker, clipCost + ofMarker)
    }
    return { dashes, marker, fontSize: readFontSize(declarations, inherited.fontSize, this.#size), strokeWidth, scale }
  }

  #readScale({ attributes, parent }: DrawingElement, declarations: Declarations): number {
    const scales = declarations.map(([property, value]) => (property === 'transform' ? readScale(value) : 0))
    const own = scales.some((scale) => scale > 0) ? maxOf(scales, 0) : 1
    const width = Math.max(this.#size, readLength(attributes.get('markerWidth'), this.#size))
    const zoom = parent === undefined ? 1 : readZoom(attributes.get('viewBox'), width)
    const isOfBox = [...attributes].some(([name, value]) => name.endsWith('Units') && value === 'objectBoundingBox')
    return own * zoom * (isOfBox ? this.#size : 1)
  }

  #readDashes(value: string): Inherited['dashes'] {
    const lengths = value.split(/[\s,]+/).map((each) => readShortLength(each, this.#size))
    const period = lengths.reduce((sum, length) => sum + length, 0)
    return period > 0 ? { period, count: lengths.length } : undefined
  }

  /** Layers, and what they are cut out by. */
  #countEffects(declarations: Declarations, scale: number): number {
    let cost = 0
    for (const [property, value] of declarations) {
      if (property === 'opacity' && Number(value) !== 1) cost += this.#layer / 4
      if (property === 'mix-blend-mode' || property === 'isolation') cost += this.#layer
      if (property === 'clip-path') cost += this.#countReferences(value, scale)
      if (property === 'mask') cost += 2 * this.#layer + this.#countReferences(value, scale)
      if (property === 'filter') cost += countFilter(value, this.#drawing.byId, this.#layer)
      if (property === 'fill' || property === 'stroke') cost += this.#countPattern(value)
    }
    return cost
  }

  /** The size of a pattern's tile is not known here, and so neither is its cost. */
  #countPattern(value: string): number {
    return listReferences(value).some((id) => this.#drawing.byId.get(id)?.name === 'pattern') ? Infinity : 0
  }

  #countReferences(value: string, scale: number): number {
    return listReferences(value).reduce((sum, id) => {
      const target = this.#drawing.byId.get(id)
      return sum + (target ? this.#countElement(target, { ...this.#inheritAround(target), scale }) : 0)
    }, 0)
  }

  /** What markers, masks and the like are drawn with: what holds where they stand. */
  #inheritAround({ parent }: DrawingElement): Inherited {
    return parent ? this.#inherit(parent, this.#styles.list(parent), this.#inheritAround(parent)) : noneInherited
  }

  #countTarget(address: string | undefined, inherited: Inherited): number {
    const target = this.#drawing.byId.get(address?.trim().slice(1) ?? '')
    return target ? this.#countElement(target, inherited) : 0
  }
}

const noneInherited: Inherited = { dashes: undefined, marker: 0, fontSize: 16, strokeWidth: 1, scale: 1 }

function isText({ name }: DrawingElement): boolean {
  return name === 'text' || name === 'tspan' || name === 'textPath'
}

function listReferences(value: string): readonly string[] {
  return [...value.matchAll(/url\(\s*["']?#([^"')]*)["']?\s*\)/gi)].map(([, id = '']) => id.trim())
}
