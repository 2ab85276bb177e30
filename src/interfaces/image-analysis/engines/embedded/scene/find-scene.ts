import type { ImageType } from '../../../port.ts'
import type { Structure } from '../evidence/measure-structure.ts'
import type { Cell, Cells } from '../evidence/to-cells.ts'
import { findMade } from './find-made.ts'
import { findSky, type Sky } from './find-sky.ts'
import { isDark, isGreen, isPale, isSandy, isWarm, isWatery } from './materials.ts'
import type { Part, PartName, Scene } from './part.ts'

export interface SceneEvidence {
  readonly cells: Cells
  readonly structure: Structure
  readonly imageType: ImageType
  readonly isBlackAndWhite: boolean
}

type Finding = readonly [PartName, Part]

/** What a picture shows as a whole. The weights were set on pictures of packages and on drawn ones; the README has the figures. */
export function findScene(evidence: SceneEvidence): Scene {
  const made = findMade(evidence)
  // On paper and on screens there are colours, but no landscape.
  if (made.some(([name]) => name === 'text' || name === 'screenshot' || name === 'pattern')) return new Map(made)
  const land = [...findLandscape(evidence.cells), ...findNight(evidence)]
  // The white around a drawing is no cloud.
  const isMargin = made.length > 0 && land.length === 1
  return new Map([...made, ...land.filter(([name]) => !isMargin || name !== 'cloudy-sky')])
}

function findLandscape(picture: Cells): Finding[] {
  const sky = findSky(picture)
  const ground = picture.cells.filter((cell) => !sky?.cells.has(cell))
  const low = ground.filter(({ y }) => y > 0.45)
  const part = (among: readonly Cell[], is: (cell: Cell) => boolean) => among.filter(is).length / picture.cells.length
  const waterCover = sky ? part(low, isWatery) : 0
  const sandCover = part(low, isSandy)
  return [
    ...(sky && sky.kind !== 'sunset' ? [findSkyKind(sky)] : []),
    ...findGreen(ground, sky, picture.cells.length),
    ...when('water', waterCover, 0.1, 0.85 * (sky?.confidence ?? 0)),
    ...when('sand', sky || waterCover > 0.1 ? sandCover : 0, 0.12, 0.55),
    ...when('beach', sandCover > 0.1 && waterCover > 0.08 ? sandCover + waterCover : 0, 0.2, 0.8),
    ...when('snow', sky?.kind === 'clear' ? part(low, isPale) : 0, 0.18, 0.8),
    ...findSunset(picture, sky),
  ]
}

function findSkyKind({ kind, confidence, cover }: Sky): Finding {
  return [kind === 'cloudy' ? 'cloudy-sky' : 'sky', { confidence, cover }]
}

/** Green below the sky is grass; green by itself is leaves or grass, and only where it has the grain of them. */
function findGreen(ground: readonly Cell[], sky: Sky | undefined, total: number): Finding[] {
  const green = ground.filter(isGreen)
  const cover = green.length / total
  if (cover < 0.12) return []
  const texture = green.reduce((sum, cell) => sum + cell.texture, 0) / green.length
  const low = green.filter(({ y }) => y > 0.5).length / green.length
  const isLawn = low > 0.75 && sky !== undefined
  if (isLawn) return when('grass', cover, 0.12, 0.92 * Math.max(0.75, sky.confidence))
  if (texture < 1.8) return []
  return when('plants', cover, 0.12, 0.55 + 0.3 * Math.min(1, texture / 8))
}

/** The light stands low: the sky is warm and what lies before it dark. */
function findSunset({ cells }: Cells, sky: Sky | undefined): Finding[] {
  const low = cells.filter(({ y }) => y > 0.75)
  const dark = low.filter(isDark).length / low.length
  const warm = cells.filter((cell) => cell.y < 0.7 && isWarm(cell)).length / cells.length
  if (!sky || dark < 0.5) return []
  return when('sunset', warm, 0.1, 0.35 + 0.35 * dark)
}

/** Dark all over, with lights: what is merely dark may be anything. */
function findNight({ cells: { cells }, structure: { brightness }, isBlackAndWhite }: SceneEvidence): Finding[] {
  const dark = cells.filter(({ value }) => value < 0.35).length / cells.length
  const lights = cells.filter(({ value, texture }) => value > 0.08 && texture > 4).length
  const calm = cells.filter(({ value, texture }) => value < 0.35 && texture < 6).length / cells.length
  if (isBlackAndWhite || brightness > 0.25 || calm < 0.6 || lights < 3 || lights > 0.3 * cells.length) return []
  return [['night', { confidence: 0.2 + 0.2 * dark, cover: dark }]]
}

/** The more of it there is, the surer: from `minCover` on, with `certainty` where it covers a third. */
function when(name: PartName, cover: number, minCover: number, certainty: number): Finding[] {
  if (cover < minCover) return []
  return [[name, { confidence: certainty * Math.min(1, 0.7 + cover), cover }]]
}
