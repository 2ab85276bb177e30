import { countRows, findSplit, type Histogram, measureStep, type Slopes, subtractHistogram } from './histogram.ts'

/** Trees that are being written, one behind the other, as `Trees` has them. */
export interface GrownTrees {
  readonly start: number
  readonly features: number[]
  readonly values: number[]
  readonly children: number[]
  readonly roots: number[]
}

export interface Growth extends Slopes {
  /** The features that this tree may ask. */
  readonly asked: readonly number[]
  /** The values between the bins of each feature. */
  readonly thresholds: readonly Float32Array[]
  readonly depth: number
  readonly rate: number
  readonly minRows: number
}

export function growTree(growth: Growth, rows: Uint32Array, into: GrownTrees): void {
  const root = addNode(into)
  into.roots.push(root)
  growNode(growth, into, root, rows, 0, countRows(growth, growth.asked, rows))
}

function addNode({ features, values, children }: GrownTrees): number {
  features.push(-1)
  values.push(0)
  children.push(0)
  return features.length - 1
}

function growNode(
  growth: Growth,
  into: GrownTrees,
  node: number,
  rows: Uint32Array,
  depth: number,
  histogram: Histogram | undefined,
): void {
  const split = histogram && findSplit(histogram, growth.asked, growth.minRows)
  if (!split) {
    into.values[node] = Math.round(growth.rate * measureStep(growth, rows) * 1e4) / 1e4
    return
  }
  const left = addNode(into)
  const right = addNode(into)
  into.features[node] = split.feature
  into.values[node] = growth.thresholds[split.feature]?.[split.bin] ?? 0
  into.children[node] = left
  const [below, above] = divide(rows, growth.binned[split.feature] ?? new Uint8Array(0), split.bin)
  const [ofBelow, ofAbove] = depth + 1 < growth.depth ? countBoth(growth, histogram, below, above) : []
  growNode(growth, into, left, below, depth + 1, ofBelow)
  growNode(growth, into, right, above, depth + 1, ofAbove)
}

function divide(rows: Uint32Array, bin: Uint8Array, last: number): readonly [Uint32Array, Uint32Array] {
  const [below, above] = [new Uint32Array(rows.length), new Uint32Array(rows.length)]
  let [lower, upper] = [0, 0]
  for (const row of rows)
    if ((bin[row] ?? 0) <= last) below[lower++] = row
    else above[upper++] = row
  return [below.slice(0, lower), above.slice(0, upper)]
}

/** Counts the rows of the smaller child; the other one has what is left of the parent's. */
function countBoth(
  growth: Growth,
  parent: Histogram,
  below: Uint32Array,
  above: Uint32Array,
): readonly [Histogram, Histogram] {
  const isBelowSmaller = below.length <= above.length
  const smaller = countRows(growth, growth.asked, isBelowSmaller ? below : above)
  const other = subtractHistogram(parent, smaller)
  return isBelowSmaller ? [smaller, other] : [other, smaller]
}
