/** Gradient boosting of decision trees on the logistic loss, by histograms (Friedman 2001; Ke et al. 2017). */
import type { Trees } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/trees.ts'

export interface BoostingOptions {
  readonly trees: number
  readonly depth: number
  readonly rate: number
  readonly minRows: number
  /** Each tree asks every so many features, others each time. */
  readonly everyFeature: number
}

const bins = 64
/** The kind of an edit and its gains, which come first, are asked by every tree. */
const askedByAll = 7
const ridge = 1

export function trainTrees(rows: readonly Float32Array[], labels: Uint8Array, options: BoostingOptions): Trees {
  const width = rows[0]?.length ?? 0
  const thresholds = Array.from({ length: width }, (_, feature) => chooseThresholds(rows, feature))
  const binned = thresholds.map((values, feature) => Uint8Array.from(rows, (row) => binOf(values, row[feature] ?? 0)))
  const positive = labels.reduce((one, other) => one + other, 0)
  const start = Math.log(positive / (rows.length - positive))
  const sums = new Float64Array(rows.length).fill(start)
  const grown: GrownTrees = { start, features: [], values: [], children: [], roots: [] }
  const [gradients, curvatures] = [new Float64Array(rows.length), new Float64Array(rows.length)]
  for (let turn = 0; turn < options.trees; turn++) {
    for (let row = 0; row < rows.length; row++) {
      const probability = 1 / (1 + Math.exp(-(sums[row] ?? 0)))
      gradients[row] = (labels[row] ?? 0) - probability
      curvatures[row] = probability * (1 - probability)
    }
    const grow = { turn, binned, thresholds, gradients, curvatures, sums, options, into: grown }
    grown.roots.push(addNode(grown))
    growNode(grow, grown.roots.at(-1) ?? 0, Uint32Array.from(rows.keys()), 0)
  }
  return grown
}

interface GrownTrees {
  readonly start: number
  readonly features: number[]
  readonly values: number[]
  readonly children: number[]
  readonly roots: number[]
}

interface Growth {
  readonly turn: number
  readonly binned: readonly Uint8Array[]
  readonly thresholds: readonly Float32Array[]
  readonly gradients: Float64Array
  readonly curvatures: Float64Array
  readonly sums: Float64Array
  readonly options: BoostingOptions
  readonly into: GrownTrees
}

function addNode({ features, values, children }: GrownTrees): number {
  features.push(-1)
  values.push(0)
  children.push(0)
  return features.length - 1
}

function growNode(growth: Growth, node: number, rows: Uint32Array, depth: number): void {
  const { binned, thresholds, sums, options, into } = growth
  const split = depth < options.depth ? findSplit(growth, rows) : undefined
  if (!split) {
    const value = options.rate * leafOf(growth, rows)
    into.values[node] = Math.round(value * 1e4) / 1e4
    for (const row of rows) sums[row] = (sums[row] ?? 0) + value
    return
  }
  const bin = binned[split.feature] ?? new Uint8Array(0)
  const left = addNode(into)
  const right = addNode(into)
  into.features[node] = split.feature
  into.values[node] = thresholds[split.feature]?.[split.bin] ?? 0
  into.children[node] = left
  growNode(
    growth,
    left,
    rows.filter((row) => (bin[row] ?? 0) <= split.bin),
    depth + 1,
  )
  growNode(
    growth,
    right,
    rows.filter((row) => (bin[row] ?? 0) > split.bin),
    depth + 1,
  )
}

function leafOf({ gradients, curvatures }: Growth, rows: Uint32Array): number {
  let [gradient, curvature] = [0, ridge]
  for (const row of rows) {
    gradient += gradients[row] ?? 0
    curvature += curvatures[row] ?? 0
  }
  return gradient / curvature
}

function findSplit({ turn, binned, gradients, curvatures, options }: Growth, rows: Uint32Array) {
  let found: { readonly feature: number; readonly bin: number } | undefined
  let best = 1e-3
  const [gradient, curvature, count] = [new Float64Array(bins), new Float64Array(bins), new Uint32Array(bins)]
  for (const [feature, bin] of binned.entries()) {
    if (feature >= askedByAll && (feature + turn) % options.everyFeature !== 0) continue
    gradient.fill(0)
    curvature.fill(0)
    count.fill(0)
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] ?? 0
      const at = bin[row] ?? 0
      gradient[at] = (gradient[at] ?? 0) + (gradients[row] ?? 0)
      curvature[at] = (curvature[at] ?? 0) + (curvatures[row] ?? 0)
      count[at] = (count[at] ?? 0) + 1
    }
    const [allGradient, allCurvature] = [sum(gradient), sum(curvature)]
    let [leftGradient, leftCurvature, left] = [0, 0, 0]
    for (let at = 0; at < bins - 1; at++) {
      leftGradient += gradient[at] ?? 0
      leftCurvature += curvature[at] ?? 0
      left += count[at] ?? 0
      if (left < options.minRows || rows.length - left < options.minRows) continue
      const gain =
        leftGradient ** 2 / (leftCurvature + ridge) +
        (allGradient - leftGradient) ** 2 / (allCurvature - leftCurvature + ridge) -
        allGradient ** 2 / (allCurvature + ridge)
      if (gain > best) [best, found] = [gain, { feature, bin: at }]
    }
  }
  return found
}

function sum(values: Float64Array): number {
  return values.reduce((one, other) => one + other, 0)
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
