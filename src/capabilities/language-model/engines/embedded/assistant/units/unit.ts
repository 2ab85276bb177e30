import type { Rational } from '../../../../domain/arithmetic/rational.ts'

export type Dimension =
  | 'length'
  | 'mass'
  | 'volume'
  | 'area'
  | 'speed'
  | 'time'
  | 'data'
  | 'temperature'
  | 'energy'
  | 'power'
  | 'pressure'
  | 'angle'

/** A unit of measure: a quantity in it times `factor` plus `offset` is the quantity in the base unit of its dimension. */
export interface Unit {
  readonly dimension: Dimension
  readonly symbol: string
  readonly singular: string
  readonly plural: string
  readonly japanese: string
  /** All that it is called, in lower case but for symbols whose case matters. */
  readonly names: readonly string[]
  readonly factor: Rational
  readonly offset: Rational
}
