/** One example of a logistic regression over hashed features. */
export interface Example {
  readonly rows: readonly number[]
  /** The chance to be fitted, 0 to 1. */
  readonly target: number
  readonly weight: number
  /** Rows that stand for one word alone: left out of every second update, so that shorter runs learn too. */
  readonly own: readonly number[]
}

/**
 * Fits by AdaGrad, a fixed number of passes; answers the mean of the weights after each pass of the later half, which hangs less on the
 * order of the examples (Polyak and Juditsky 1992).
 */
export function fitLogistic(
  examples: readonly Example[],
  size: number,
  random: () => number,
  { passes, rate, decay }: { passes: number; rate: number; decay: number },
): Float32Array {
  const weights = new Float32Array(size)
  const squares = new Float32Array(size).fill(0.1)
  const means = new Float32Array(size)
  const averaged = passes - Math.floor(passes / 2)
  const order = Uint32Array.from(examples.keys())
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (!example) continue
      const usesOwn = random() < 0.5
      let logit = 0
      for (const row of example.rows) logit += weights[row] ?? 0
      if (usesOwn) for (const row of example.own) logit += weights[row] ?? 0
      const error = (1 / (1 + Math.exp(-logit)) - example.target) * example.weight
      const update = (row: number) => {
        const weight = weights[row] ?? 0
        const slope = error + decay * weight
        const square = (squares[row] ?? 0) + slope * slope
        squares[row] = square
        weights[row] = weight - (rate * slope) / Math.sqrt(square)
      }
      example.rows.forEach(update)
      if (usesOwn) example.own.forEach(update)
    }
    if (pass < passes - averaged) continue
    for (const [row, weight] of weights.entries()) means[row] = (means[row] ?? 0) + weight / averaged
  }
  return means
}

export function shuffle(order: Uint32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const held = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = held
  }
}
