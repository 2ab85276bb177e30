/** What a tree is grown from: for each feature and bin the sums of slopes and curvatures, and how many rows there are. */
export type Histogram = Float64Array

export const bins = 64
const perBin = 3
const perFeature = bins * perBin

/** The loss's slope and curvature at each row, with the row's weight in them; the rows' bins by feature. */
export interface Slopes {
  readonly binned: readonly Uint8Array[]
  readonly gradients: Float64Array
  readonly curvatures: Float64Array
}

/** Counts some rows, for the features that a tree may ask. */
export function countRows(
  { binned, gradients, curvatures }: Slopes,
  asked: readonly number[],
  rows: Uint32Array,
): Histogram {
  const histogram = new Float64Array(binned.length * perFeature)
  // One after the other, so that they are looked up once and not for each feature.
  const [gradient, curvature] = [new Float64Array(rows.length), new Float64Array(rows.length)]
  for (let index = 0; index < rows.length; index++) {
    gradient[index] = gradients[rows[index] ?? 0] ?? 0
    curvature[index] = curvatures[rows[index] ?? 0] ?? 0
  }
  for (const feature of asked) {
    const bin = binned[feature] ?? new Uint8Array(0)
    for (let index = 0; index < rows.length; index++) {
      const at = feature * perFeature + perBin * (bin[rows[index] ?? 0] ?? 0)
      histogram[at] = (histogram[at] ?? 0) + (gradient[index] ?? 0)
      histogram[at + 1] = (histogram[at + 1] ?? 0) + (curvature[index] ?? 0)
      histogram[at + 2] = (histogram[at + 2] ?? 0) + 1
    }
  }
  return histogram
}

/** What is left of a parent's when one child's is taken away. */
export function subtractHistogram(parent: Histogram, child: Histogram): Histogram {
  return parent.map((value, at) => value - (child[at] ?? 0))
}

/** A question to a row: whether a feature's bin is not above this one. */
export interface Split {
  readonly feature: number
  readonly bin: number
}

const ridge = 1
const minGain = 1e-3

/** The question that makes the loss smallest, with enough rows on either side. */
export function findSplit(histogram: Histogram, asked: readonly number[], minRows: number): Split | undefined {
  let found: Split | undefined
  let best = minGain
  for (const feature of asked) {
    const sums = histogram.subarray(feature * perFeature, (feature + 1) * perFeature)
    const [gradient, curvature, rows] = [sumOf(sums, 0), sumOf(sums, 1), sumOf(sums, 2)]
    const whole = gradient ** 2 / (curvature + ridge)
    let [leftGradient, leftCurvature, left] = [0, 0, 0]
    for (let bin = 0; bin < bins - 1; bin++) {
      leftGradient += sums[bin * perBin] ?? 0
      leftCurvature += sums[bin * perBin + 1] ?? 0
      left += sums[bin * perBin + 2] ?? 0
      if (left < minRows || rows - left < minRows) continue
      const [rightGradient, rightCurvature] = [gradient - leftGradient, curvature - leftCurvature]
      const gain = leftGradient ** 2 / (leftCurvature + ridge) + rightGradient ** 2 / (rightCurvature + ridge) - whole
      if (gain > best) [best, found] = [gain, { feature, bin }]
    }
  }
  return found
}

function sumOf(sums: Float64Array, part: number): number {
  let sum = 0
  for (let at = part; at < sums.length; at += perBin) sum += sums[at] ?? 0
  return sum
}

/** What rows of one leaf gain by its value (Newton's step). */
export function measureStep({ gradients, curvatures }: Slopes, rows: Uint32Array): number {
  let [gradient, curvature] = [0, ridge]
  for (const row of rows) {
    gradient += gradients[row] ?? 0
    curvature += curvatures[row] ?? 0
  }
  return gradient / curvature
}
