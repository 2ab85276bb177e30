import { type Static, Type } from 'typebox'

const numbers = Type.Immutable(Type.Array(Type.Number()))

/** Gradient-boosted decision trees: a sum over trees of the leaf that a row of features falls into. */
export const Trees = Type.Object({
  /** Log-odds before any tree. */
  start: Type.Number(),
  /** Of all trees, one behind the other: the feature asked at each node, -1 for a leaf. */
  features: numbers,
  /** The threshold of each node: to the left what is not greater; of a leaf its value. */
  values: numbers,
  /** The left child of each node; the right one follows it. */
  children: numbers,
  /** The node of each tree that is asked first. */
  roots: numbers,
})

export type Trees = Readonly<Static<typeof Trees>>

/** The log-odds that the trees give a row. */
export function sumTrees({ start, features, values, children, roots }: Trees, row: Float32Array): number {
  let sum = start
  for (const root of roots) {
    let node = root
    for (let feature = features[node] ?? -1; feature >= 0; feature = features[node] ?? -1)
      node = (children[node] ?? 0) + ((row[feature] ?? 0) <= (values[node] ?? 0) ? 0 : 1)
    sum += values[node] ?? 0
  }
  return sum
}

/** From 0 to 1. */
export function toProbability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}
