import type { MapArea } from './project-map.ts'

/** A picture of a part of the world, placed in units of the drawing. */
export interface Tile {
  readonly address: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Pixels of a tile's side. */
const tilePixels = 256
const maxZoom = 18

/** The tiles below a drawing, sharp on screens of twice the pixels; `template` has `{z}`, `{x}` and `{y}`. */
export function listTiles({ section, width, height }: MapArea, template: string): readonly Tile[] {
  const zoom = Math.max(0, Math.min(maxZoom, Math.ceil(Math.log2(section.scale / tilePixels))))
  const count = 2 ** zoom
  const size = section.scale / count
  const rangeOf = (begin: number, length: number) => {
    const [first, last] = [Math.floor(begin * count), Math.floor((begin + length / section.scale) * count)]
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
  }
  const rows = rangeOf(section.v, height).filter((row) => row >= 0 && row < count)
  return rows.flatMap((row) =>
    rangeOf(section.u, width).map((column) => ({
      address: fill(template, zoom, (column + count) % count, row),
      x: column * size - section.u * section.scale,
      y: row * size - section.v * section.scale,
      size,
    })),
  )
}

function fill(template: string, zoom: number, column: number, row: number): string {
  return template.replaceAll('{z}', String(zoom)).replaceAll('{x}', String(column)).replaceAll('{y}', String(row))
}
