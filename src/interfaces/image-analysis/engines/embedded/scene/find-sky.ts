import type { Cell, Cells } from '../evidence/to-cells.ts'
import { isBlue, isCloudGrey, isDusky, isPale, isSmooth, isWarm } from './materials.ts'

export interface Sky {
  readonly kind: 'clear' | 'cloudy' | 'sunset'
  readonly confidence: number
  /** Share of the picture. */
  readonly cover: number
  readonly cells: ReadonlySet<Cell>
}

/**
 * The sky is what is smooth, reaches the upper edge along most of it and ends before the lower one. What is blue all over is no sky: a
 * wall may be, and a slide.
 */
export function findSky(picture: Cells): Sky | undefined {
  const cells = spreadFromTop(picture)
  const cover = cells.size / picture.cells.length
  const share = (among: readonly Cell[]) => among.filter((cell) => cells.has(cell)).length / among.length
  const atTop = share(picture.cells.slice(0, picture.columns))
  const atBottom = share(picture.cells.slice(-4 * picture.columns))
  if (cover < 0.08 || cover > 0.85 || atTop < 0.55 || atBottom > 0.2) return undefined
  const kind = kindOf([...cells])
  if (kind === undefined || (kind === 'cloudy' && !isOvercast(picture, cells))) return undefined
  const certainty = { clear: 0.85, cloudy: 0.58, sunset: 0.7 }[kind]
  const confidence = certainty * (0.6 + 0.4 * atTop) * (1 - atBottom) * Math.min(1, 0.7 + cover)
  return { kind, confidence, cover, cells }
}

function kindOf(cells: readonly Cell[]): Sky['kind'] | undefined {
  const share = (is: (cell: Cell) => boolean) => cells.filter(is).length / cells.length
  if (share(isWarm) > 0.3) return 'sunset'
  if (share(isBlue) > 0.55) return mean(cells, ({ value }) => value) > 0.36 ? 'clear' : undefined
  return share((cell) => isBlue(cell) || isCloudGrey(cell) || isPale(cell)) > 0.7 ? 'cloudy' : undefined
}

/** Clouds are lighter than the land below them, soft, and never of one white as paper is. */
function isOvercast(picture: Cells, sky: ReadonlySet<Cell>): boolean {
  const ground = picture.cells.filter((cell) => !sky.has(cell))
  const [light, dark] = [mean([...sky], ({ value }) => value), mean(ground, ({ value }) => value)]
  const texture = mean([...sky], (cell) => cell.texture)
  return light - dark > 0.15 && texture < 3.5 && texture > 0.05
}

const mean = (cells: readonly Cell[], of: (cell: Cell) => number) =>
  cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length

/** Below this only what is blue is taken for sky: light sand and streets look like clouds. */
const lowestCloud = 0.62

const isSkyLike = (cell: Cell) =>
  isSmooth(cell) &&
  (isBlue(cell) || (cell.y < lowestCloud && (isPale(cell) || isCloudGrey(cell) || isWarm(cell) || isDusky(cell))))

/** The cells that are reached from the upper edge without crossing an edge of the picture's own. */
function spreadFromTop({ columns, cells }: Cells): ReadonlySet<Cell> {
  const waiting = cells.slice(0, columns).flatMap((cell, index) => (isSkyLike(cell) ? [index] : []))
  const reached = new Set(waiting)
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const from = cells[index]
    for (const next of neighbours(index, columns)) {
      const cell = cells[next]
      if (!from || !cell || reached.has(next) || !isSkyLike(cell) || isHorizon(from, cell)) continue
      reached.add(next)
      waiting.push(next)
    }
  }
  return new Set([...reached].flatMap((index) => cells[index] ?? []))
}

function neighbours(index: number, columns: number): readonly number[] {
  const column = index % columns
  return [
    index - columns,
    index + columns,
    ...(column > 0 ? [index - 1] : []),
    ...(column < columns - 1 ? [index + 1] : []),
  ]
}

/** From blue to a blue that is much darker lies the edge of water; among clouds, changes are the rule. */
function isHorizon(from: Cell, to: Cell): boolean {
  const hasCloud = isPale(from) || isPale(to)
  const change = Math.abs(from.value - to.value)
  const turn = Math.abs(from.hue - to.hue)
  const isBend =
    from.saturation > 0.2 && to.saturation > 0.2 && Math.min(turn, 360 - turn) > (isWarm(to) || isDusky(from) ? 60 : 25)
  return isBend || change > (hasCloud ? 0.3 : 0.09) || Math.abs(from.saturation - to.saturation) > 0.3
}
