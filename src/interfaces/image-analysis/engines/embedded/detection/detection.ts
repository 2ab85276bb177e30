import type { AdultScores, Face, FoundObject } from '../../../port.ts'

/** A face with the numbers that tell it from others. */
export interface DetectedFace extends Face {
  readonly embedding: readonly number[]
}

/** What was not looked for is absent. */
export interface Detection {
  readonly faces?: readonly DetectedFace[]
  readonly objects?: readonly FoundObject[]
  readonly adult?: AdultScores
}
