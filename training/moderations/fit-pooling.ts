export interface PooledExample {
  readonly values: readonly number[]
  readonly label: number
}

const steps = 400
const shrink = 0.02

/** Logistic regression on standardised values; weights for the values as they are, then the bias. */
export function fitPooling(examples: readonly PooledExample[]): number[] {
  const size = examples[0]?.values.length ?? 0
  const { means, spreads } = describe(examples, size)
  const rows = examples.map(({ values }) => values.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)))
  const weights = Array.from({ length: size + 1 }, () => 0)
  const velocity = weights.map(() => 0)
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((weight, at) => (at < size ? shrink * weight : 0))
    for (const [at, row] of rows.entries()) {
      let sum = weights[size] ?? 0
      for (let column = 0; column < size; column++) sum += (row[column] ?? 0) * (weights[column] ?? 0)
      const error = (1 / (1 + Math.exp(-sum)) - (examples[at]?.label ?? 0)) / rows.length
      for (let column = 0; column < size; column++) slopes[column] = (slopes[column] ?? 0) + error * (row[column] ?? 0)
      slopes[size] = (slopes[size] ?? 0) + error
    }
    for (const [at, slope] of slopes.entries()) {
      velocity[at] = 0.9 * (velocity[at] ?? 0) - 0.3 * slope
      weights[at] = (weights[at] ?? 0) + (velocity[at] ?? 0)
    }
  }
  const plain = weights.slice(0, size).map((weight, at) => weight / (spreads[at] ?? 1))
  const bias = (weights[size] ?? 0) - plain.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0)
  return [...plain, bias].map((weight) => Math.round(weight * 1e5) / 1e5)
}

function describe(examples: readonly PooledExample[], size: number) {
  const means = Array.from({ length: size }, (_, at) => mean(examples.map(({ values }) => values[at] ?? 0)))
  const spreads = means.map(
    (middle, at) => Math.sqrt(mean(examples.map(({ values }) => ((values[at] ?? 0) - middle) ** 2))) || 1,
  )
  return { means, spreads }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
