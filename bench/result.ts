/** What one benchmark found out; `npm run bench -- NAME` prints it and writes it to `results/NAME.json`. */
export interface BenchResult {
  readonly name: string
  readonly seeds: readonly (number | string)[]
  readonly figures: readonly Figure[]
  /** A part of the subject was run: shown, not kept. */
  readonly isPartial?: boolean
}

export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The same work done by others in the same run. */
  readonly peers: Readonly<Record<string, number>>
  /** Such as `>= 0.75`. */
  readonly target?: string
}

/** A figure that nobody else is measured beside, unless peers are given. */
export function toFigure(
  name: string,
  value: number,
  unit: string,
  target?: string,
  peers: Figure['peers'] = {},
): Figure {
  return { name, value, unit, peers, ...(target !== undefined && { target }) }
}
