/** Gradient boosting of decision trees on the logistic loss, by histograms (Friedman 2001; Ke et al. 2017). */
import type { Trees } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/trees.ts'
import { type GrownTrees, growTree } from './trees/grow-tree.ts'
import { bins } from './trees/histogram.ts'

export interface BoostingOptions {
  readonly trees: number
  readonly depth: number
  readonly rate: number
  readonly minRows: number
  /** Each tree asks every so many features, others each time. */
  readonly everyFeature: number
}

/** The kind of an edit and its gains, which come first, are asked by every tree. */
const askedByAll = 7

export function trainTrees(
  rows: readonly Float32Array[],
  labels: Uint8Array,
  { trees, everyFeature, ...options }: BoostingOptions,
): Trees {
  const width = rows[0]?.length ?? 0
  const thresholds = Array.from({ length: width }, (_, feature) => chooseThresholds(rows, feature))
  const binned = thresholds.map((values, feature) => Uint8Array.from(rows, (row) => binOf(values, row[feature] ?? 0)))
  const positive = labels.reduce((one, other) => one + other, 0)
  const start = Math.log(positive / (rows.length - positive))
  const sums = new Float64Array(rows.length).fill(start)
  const grown: GrownTrees = { start, features: [], values: [], children: [], roots: [] }
  const all = Uint32Array.from(rows.keys())
  const [gradients, curvatures] = [new Float64Array(rows.length), new Float64Array(rows.length)]
  for (let turn = 0; turn < trees; turn++) {
    measureSlopes(labels, sums, gradients, curvatures)
    const asked = [...binned.keys()].filter((at) => at < askedByAll || (at + turn) % everyFeature === 0)
    const growth = { ...options, asked, binned, thresholds, gradients, curvatures }
    growTree(growth, all, grown)
    addTree(grown, rows, sums)
  }
  return grown
}

function measureSlopes(
  labels: Uint8Array,
  sums: Float64Array,
  gradients: Float64Array,
  curvatures: Float64Array,
): void {
  for (let row = 0; row < labels.length; row++) {
    const probability = 1 / (1 + Math.exp(-(sums[row] ?? 0)))
    gradients[row] = (labels[row] ?? 0) - probability
    curvatures[row] = probability * (1 - probability)
  }
}

/** Adds what the last tree says of each row. */
function addTree(
  { features, values, children, roots }: GrownTrees,
  rows: readonly Float32Array[],
  sums: Float64Array,
): void {
  const root = roots.at(-1) ?? 0
  for (const [at, row] of rows.entries()) {
    let node = root
    for (let feature = features[node] ?? -1; feature >= 0; feature = features[node] ?? -1)
      node = (children[node] ?? 0) + ((row[feature] ?? 0) <= (values[node] ?? 0) ? 0 : 1)
    sums[at] = (sums[at] ?? 0) + (values[node] ?? 0)
  }
}

/** Values that divide a feature's into shares of like size. */
function chooseThresholds(rows: readonly Float32Array[], feature: number): Float32Array {
  const step = Math.max(1, Math.floor(rows.length / 50_000))
  const values = Float32Array.from(rows.filter((_, row) => row % step === 0).map((row) => row[feature] ?? 0)).sort()
  const cuts = Array.from({ length: bins - 1 }, (_, cut) => values[Math.floor(((cut + 1) * values.length) / bins)] ?? 0)
  return Float32Array.from(new Set(cuts))
}

function binOf(thresholds: Float32Array, value: number): number {
  let [low, high] = [0, thresholds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((thresholds[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
