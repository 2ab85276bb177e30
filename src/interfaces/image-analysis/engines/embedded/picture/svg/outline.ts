export interface Outline {
  /** Of all lines, in the drawing's units: at least as long as it is. */
  readonly length: number
  /** Points at which a marker may stand. */
  readonly points: number
  /** Pairs of its lines that may cross. */
  readonly crossings: number
}
