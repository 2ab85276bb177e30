/** Gradient-boosted decision trees: a sum over trees of the leaf that a row of features falls into. */
export interface Trees {
  /** Log-odds before any tree. */
  readonly start: number
  /** Of all trees, one behind the other: the feature asked at each node, -1 for a leaf. */
  readonly features: readonly number[]
  /** The threshold of each node: to the left what is not greater; of a leaf its value. */
  readonly values: readonly number[]
  /** The left child of each node; the right one follows it. */
  readonly children: readonly number[]
  /** The node of each tree that is asked first. */
  readonly roots: readonly number[]
}

/** From 0 to 1. */
export function estimateProbability({ start, features, values, children, roots }: Trees, row: Float32Array): number {
  let sum = start
  for (const root of roots) {
    let node = root
    for (let feature = features[node] ?? -1; feature >= 0; feature = features[node] ?? -1)
      node = (children[node] ?? 0) + ((row[feature] ?? 0) <= (values[node] ?? 0) ? 0 : 1)
    sum += values[node] ?? 0
  }
  return 1 / (1 + Math.exp(-sum))
}
