import type { ImageType } from '../../../port.ts'
import type { Structure } from '../evidence/measure-structure.ts'
import type { Cells } from '../evidence/to-cells.ts'

export interface SceneEvidence {
  readonly cells: Cells
  readonly structure: Structure
  readonly imageType: ImageType
  readonly isBlackAndWhite: boolean
}
