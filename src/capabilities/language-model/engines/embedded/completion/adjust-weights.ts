import type { Sampling } from '../../../port.ts'

/** Applies logit biases and the penalties for what was already written; a logit that grows by b multiplies its weight by e^b. */
export function adjustWeights(weights: Float64Array, sampling: Sampling, written: ReadonlyMap<number, number>): void {
  for (const [token, bias] of sampling.logitBias ?? []) scale(weights, token, bias)
  const { frequencyPenalty = 0, presencePenalty = 0 } = sampling
  if (frequencyPenalty === 0 && presencePenalty === 0) return
  for (const [token, times] of written) scale(weights, token, -(frequencyPenalty * times + presencePenalty))
}

function scale(weights: Float64Array, token: number, logit: number): void {
  if (token < weights.length) weights[token] = (weights[token] ?? 0) * Math.exp(logit)
}
