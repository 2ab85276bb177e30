import type { Pixels } from '../picture/pixels.ts'
import { type Hsv, toHsv } from './to-hsv.ts'

/** A picture in cells, row by row: what is where, without its details. */
export interface Cells {
  readonly columns: number
  readonly rows: number
  readonly cells: readonly Cell[]
  /** Of the whole, in pixels. */
  readonly height: number
}

export interface Cell extends Hsv {
  /** Mean difference of neighbours in brightness, of 255, as in a picture of 400 pixels: near 0 in clear sky, 10 and more in leaves. */
  readonly texture: number
  /** From the left and from the top, 0 to 1, of its middle. */
  readonly x: number
  readonly y: number
}

const columns = 24
const rows = 24

/** Pixels of the longer side at which neighbours are compared: the same leaf is smoother in a larger picture. */
const comparedSide = 400

export function toCells(pixels: Pixels): Cells {
  const cells: Cell[] = []
  const reach = Math.max(1, Math.round(Math.max(pixels.width, pixels.height) / comparedSide))
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) cells.push(measureCell(pixels, column, row, reach))
  return { columns, rows, cells, height: pixels.height }
}

function measureCell({ width, height, data }: Pixels, column: number, row: number, reach: number): Cell {
  const [left, right] = range(column, columns, width)
  const [top, bottom] = range(row, rows, height)
  let [red, green, blue, texture, count] = [0, 0, 0, 0, 0]
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = 3 * (y * width + x)
      const below = y + reach < height ? at + 3 * reach * width : at
      const beside = x + reach < width ? at + 3 * reach : at
      const here = data[at + 1] ?? 0
      red += data[at] ?? 0
      green += here
      blue += data[at + 2] ?? 0
      texture += Math.abs(here - (data[beside + 1] ?? 0)) + Math.abs(here - (data[below + 1] ?? 0))
      count += 1
    }
  const color = toHsv(red / count, green / count, blue / count)
  return { ...color, texture: texture / 2 / count, x: (column + 0.5) / columns, y: (row + 0.5) / rows }
}

/** From where to where, at least one pixel. */
function range(index: number, parts: number, length: number): readonly [number, number] {
  const start = Math.min(length - 1, Math.floor((index * length) / parts))
  return [start, Math.max(start + 1, Math.floor(((index + 1) * length) / parts))]
}
