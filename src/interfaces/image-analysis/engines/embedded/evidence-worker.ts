import type { ImageType, PictureColor } from '../../port.ts'
import { measureColor } from './evidence/measure-color.ts'
import { type Layout, measureLayout } from './evidence/measure-layout.ts'
import { measureStructure } from './evidence/measure-structure.ts'
import { toCells } from './evidence/to-cells.ts'
import type { Pixels } from './picture/pixels.ts'
import { findImageType } from './scene/find-made.ts'
import { findScene } from './scene/find-scene.ts'
import type { Scene } from './scene/scene-element.ts'

/** What the pixels say without any model. */
export interface Evidence {
  readonly color: PictureColor
  readonly imageType: ImageType
  readonly scene: Scene
  readonly brightness: number
  readonly layout: Layout
}

/** Runs in a worker thread. */
export default function collectEvidence(pixels: Pixels): Evidence {
  const color = measureColor(pixels)
  const structure = measureStructure(pixels)
  const { isBlackAndWhite } = color
  const cells = toCells(pixels)
  const imageType = findImageType(structure, isBlackAndWhite, cells)
  return {
    color,
    imageType,
    scene: findScene({ cells, structure, imageType, isBlackAndWhite }),
    brightness: structure.brightness,
    layout: measureLayout(cells),
  }
}
