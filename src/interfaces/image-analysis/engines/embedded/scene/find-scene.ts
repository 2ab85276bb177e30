import type { Cell, Cells } from '../evidence/to-cells.ts'
import { findMade } from './find-made.ts'
import { findSky, type Sky } from './find-sky.ts'
import { findGreenery } from './find-greenery.ts'
import { findSunset } from './find-sunset.ts'
import { isPale, isSandy, isWatery } from './materials.ts'
import type { SceneElement, SceneElementName, Scene } from './scene-element.ts'
import type { SceneEvidence } from './scene-evidence.ts'

type Finding = readonly [SceneElementName, SceneElement]

/** What a picture shows as a whole. The weights were set on pictures of packages and on drawn ones; the README has the figures. */
export function findScene(evidence: SceneEvidence): Scene {
  const made = findMade(evidence)
  // On paper and on screens there are colours, but no landscape.
  if (made.some(([name]) => name === 'text' || name === 'screenshot' || name === 'pattern')) return new Map(made)
  const land = findLandscape(evidence.cells)
  // The white around a drawing is no cloud.
  const isMargin = made.length > 0 && land.length === 1
  return new Map([...made, ...land.filter(([name]) => !isMargin || (name !== 'cloudy-sky' && name !== 'pale-sky'))])
}

function findLandscape(picture: Cells): Finding[] {
  const [sky, sunset] = [findSky(picture), findSunset(picture)]
  const ground = picture.cells.filter((cell) => !sky?.cells.has(cell))
  const [water, sand, pale] = [isWatery, isSandy, isPale].map((is) => countBands(picture, ground, is))
  return [
    ...(sky ? findGround(sky, { water: water ?? 0, sand: sand ?? 0, pale: pale ?? 0 }) : []),
    ...findGreenery(picture),
    ...(sunset ? [['sunset', sunset] as const] : []),
  ]
}

const skyNames = { clear: 'sky', cloudy: 'cloudy-sky', pale: 'pale-sky' } as const

/** What lies below the sky from side to side. */
function findGround(
  { kind, confidence, cover }: Sky,
  { water, sand, pale }: Record<'water' | 'sand' | 'pale', number>,
) {
  const isClear = kind === 'clear'
  const part = (name: SceneElementName, share: number, certainty: number): Finding => [
    name,
    { confidence: confidence * certainty, cover: share },
  ]
  return [
    part(skyNames[kind], cover, 1),
    ...(water > 0.12 ? [part('water', water, 0.9)] : []),
    ...(isClear && sand > 0.12 ? [part('sand', sand, water > 0.12 ? 0.7 : 0.45)] : []),
    ...(isClear && sand > 0.12 && water > 0.12 ? [part('beach', sand + water, 0.8)] : []),
    ...(isClear && pale > 0.25 ? [part('snow', pale, 0.6)] : []),
  ]
}

/** Share of the picture's rows that are of one material from side to side, as water, sand and snow are. */
function countBands({ columns, rows }: Cells, ground: readonly Cell[], is: (cell: Cell) => boolean): number {
  const byRow = Map.groupBy(ground.filter(is), ({ y }) => y)
  return [...byRow.values()].filter((row) => row.length >= 0.8 * columns).length / rows
}
