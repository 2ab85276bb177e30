import { maxOf } from '../numbers/max-of.ts'

/** Scores of kinds that exclude each other, as shares of one. */
export function softmax(scores: readonly number[]): readonly number[] {
  const highest = maxOf(scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** Scores of kinds that may be there together, each from 0 to 1. */
export function sigmoid(scores: readonly number[]): readonly number[] {
  return scores.map((score) => 1 / (1 + Math.exp(-score)))
}
