import type { AdultScores, Face, FoundObject, ImageType, PictureColor, PictureMetadata } from '../../../port.ts'
import type { Layout } from '../evidence/measure-layout.ts'
import type { SceneElement, Scene } from '../scene/scene-element.ts'

/** All that was found out about a picture, before it is put into words. */
export interface PictureFindings {
  readonly metadata: PictureMetadata
  readonly scene: Scene
  readonly color: PictureColor
  readonly imageType: ImageType
  /** From 0 to 1. */
  readonly brightness: number
  readonly layout: Layout
  /** Undefined where none were looked for. */
  readonly faces: readonly Face[] | undefined
  readonly objects: readonly FoundObject[] | undefined
  readonly adult: AdultScores | undefined
  /** Words that were read. */
  readonly writing: SceneElement | undefined
}
