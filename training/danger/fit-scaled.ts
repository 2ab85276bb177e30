import { createRandom } from '../../src/libraries/random/create-random.ts'
import type { Features } from '../../src/capabilities/language-model/domain/danger/learnt/list-features.ts'

export interface FittedExample extends Features {
  readonly isPositive: boolean
  readonly weight: number
}

interface Course {
  readonly passes: number
  readonly rate: number
  readonly decay: number
}

/** A logistic regression over hashed rows with values, by AdaGrad; the mean of the weights after the passes of the later half. */
export function fitScaled(examples: readonly FittedExample[], size: number, course: Course): Float32Array {
  const random = createRandom(7)
  const weights = new Float32Array(size)
  const squares = new Float32Array(size).fill(0.1)
  const means = new Float32Array(size)
  const order = Uint32Array.from(examples.keys())
  const averaged = Math.ceil(course.passes / 2)
  for (let pass = 0; pass < course.passes; pass++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
    }
    for (const at of order) {
      const example = examples[at]
      if (example) update(example, weights, squares, course)
    }
    if (pass >= course.passes - averaged)
      for (let row = 0; row < size; row++) means[row] = (means[row] ?? 0) + (weights[row] ?? 0) / averaged
  }
  return means
}

function update(
  { rows, values, isPositive, weight }: FittedExample,
  weights: Float32Array,
  squares: Float32Array,
  { rate, decay }: Course,
): void {
  let logit = 0
  for (let at = 0; at < rows.length; at++) logit += (weights[rows[at] ?? 0] ?? 0) * (values[at] ?? 0)
  const error = (1 / (1 + Math.exp(-logit)) - (isPositive ? 1 : 0)) * weight
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    const slope = error * (values[at] ?? 0) + decay * (weights[row] ?? 0)
    const square = (squares[row] ?? 0) + slope * slope
    squares[row] = square
    weights[row] = (weights[row] ?? 0) - (rate * slope) / Math.sqrt(square)
  }
}
