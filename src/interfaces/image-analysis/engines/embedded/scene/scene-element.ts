/** Something that a picture shows. */
export interface SceneElement {
  /** From 0 to 1. */
  readonly confidence: number
  /** Share of the picture that it takes up. */
  readonly cover: number
}

export type SceneElementName =
  | 'sky'
  | 'cloudy-sky'
  | 'pale-sky'
  | 'sunset'
  | 'grass'
  | 'plants'
  | 'water'
  | 'beach'
  | 'sand'
  | 'snow'
  | 'text'
  | 'screenshot'
  | 'drawing'
  | 'line-drawing'
  | 'pattern'
  | 'plain'

/** The parts that were found, each at most once. */
export type Scene = ReadonlyMap<SceneElementName, SceneElement>
