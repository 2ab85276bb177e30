import type { Pixels } from '../picture/pixels.ts'

/** How a picture is made, whatever it shows; from 0 to 1 where nothing else is said. */
export interface Structure {
  /** Neighbours of the same colour: drawings and screens have many, photographs few. */
  readonly flat: number
  /** Of neighbours that differ, those that differ a little, as light and grain make them. */
  readonly shaded: number
  /** Neighbours with a hard edge between them. */
  readonly edges: number
  /** Colours (of 4,096) that nearly all pixels have, as a share of 256. */
  readonly palette: number
  readonly brightness: number
  /** Rows that are written on, as a share of all. */
  readonly written: number
  /** How often written rows and empty ones take turns. */
  readonly lines: number
  /** Rows and columns at which the picture changes along most of its width or height, as windows and tables do. */
  readonly rulers: number
  /** Of these, the columns: lines of text make none. */
  readonly uprights: number
}

/** Differences of brightness, of 255. */
const difference = { none: 2, hard: 48 }

export function measureStructure(pixels: Pixels): Structure {
  const light = toBrightness(pixels)
  return {
    ...measureNeighbours(light, pixels.width),
    palette: measurePalette(pixels),
    ...measureWriting(light, pixels),
    ...countRulers(light, pixels),
  }
}

function toBrightness({ data }: Pixels): Uint8Array {
  const light = new Uint8Array(data.length / 3)
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const at = 3 * pixel
    light[pixel] = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) >> 8
  }
  return light
}

function measureNeighbours(light: Uint8Array, width: number) {
  let [flat, hard, sum] = [0, 0, 0]
  const total = light.length - width
  for (let pixel = 0; pixel < total; pixel += 1) {
    const here = light[pixel] ?? 0
    const most = Math.max(Math.abs(here - (light[pixel + 1] ?? 0)), Math.abs(here - (light[pixel + width] ?? 0)))
    if (most <= difference.none) flat += 1
    else if (most >= difference.hard) hard += 1
    sum += here
  }
  const different = Math.max(1, total - flat)
  return {
    flat: flat / total,
    shaded: (different - hard) / different,
    edges: hard / total,
    brightness: sum / total / 255,
  }
}

/** Share of the pixels that the colours counted have to cover. */
const covered = 0.97

function measurePalette({ data }: Pixels): number {
  const counts = new Uint32Array(4096)
  for (let at = 0; at < data.length; at += 3) {
    const key = (((data[at] ?? 0) >> 4) << 8) | (((data[at + 1] ?? 0) >> 4) << 4) | ((data[at + 2] ?? 0) >> 4)
    counts[key] = (counts[key] ?? 0) + 1
  }
  let left = (covered * data.length) / 3
  const sorted = counts.toSorted().reverse()
  const needed = sorted.findIndex((each) => (left -= each) <= 0) + 1
  return Math.min(1, needed / 256)
}

/** Changes along a row, as a share of its pixels: lines of text have more than the one, the space between them less than the other. */
const rowChanges = { written: 0.035, empty: 0.012 }

function measureWriting(light: Uint8Array, { width, height }: Pixels) {
  let [written, lines] = [0, 0]
  let isInLine = false
  for (let y = 0; y < height; y += 1) {
    const changes = countChanges(light, y * width, width) / width
    if (changes >= rowChanges.written) {
      written += 1
      isInLine = true
    } else if (changes <= rowChanges.empty && isInLine) {
      lines += 1
      isInLine = false
    }
  }
  return { written: written / height, lines: lines + (isInLine ? 1 : 0) }
}

function countChanges(light: Uint8Array, start: number, width: number): number {
  let count = 0
  for (let pixel = start; pixel < start + width - 1; pixel += 1)
    if (Math.abs((light[pixel] ?? 0) - (light[pixel + 1] ?? 0)) >= 40) count += 1
  return count
}

/** A change of so much, of 255, along so much of a row or a column. */
const ruler = { minChange: 10, minShare: 0.5 }

function countRulers(light: Uint8Array, { width, height }: Pixels) {
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)]
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const here = light[y * width + x] ?? 0
      if (Math.abs(here - (light[(y + 1) * width + x] ?? 0)) >= ruler.minChange) rows[y] = (rows[y] ?? 0) + 1
      if (Math.abs(here - (light[y * width + x + 1] ?? 0)) >= ruler.minChange) columns[x] = (columns[x] ?? 0) + 1
    }
  const uprights = countLong(columns, height)
  return { rulers: countLong(rows, width) + uprights, uprights }
}

/** Runs of neighbours count once: an edge is seldom one pixel wide. */
function countLong(counts: Uint32Array, length: number): number {
  return counts.reduce((sum, each, index) => {
    const isLong = each >= length * ruler.minShare
    const wasLong = (counts[index - 1] ?? 0) >= length * ruler.minShare
    return sum + (isLong && !wasLong ? 1 : 0)
  }, 0)
}
