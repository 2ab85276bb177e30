import {
  listVoices,
  readReply,
  readSaidTurns,
} from '../../src/interfaces/japanese-smalltalk/engines/embedded/rank/list-voices.ts'
import type { RankModel } from '../../src/interfaces/japanese-smalltalk/engines/embedded/rank/rank-model.ts'
import type { Choice } from './draw-choices.ts'

const steps = 400
const learningRate = 0.5
/** How much great weights cost. */
const decay = 0.002

/** What each voice counts, so that the true utterance is distinguished from the others (a softmax over the ten, by descent). */
export function fitVoices(model: RankModel, choices: readonly Choice[]): number[] {
  const given = choices.map(({ turns, candidates }) => {
    const said = readSaidTurns(model, turns)
    return candidates.map((text) => listVoices(said, readReply(model, text)))
  })
  const scales = measureScales(given)
  const weights = scales.map(() => 0)
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((weight) => decay * weight)
    for (const candidates of given) addGradient(candidates, scales, weights, gradient, 1 / given.length)
    gradient.forEach((slope, voice) => (weights[voice] = (weights[voice] ?? 0) - learningRate * slope))
  }
  return weights.map((weight, voice) => Number((weight / (scales[voice] ?? 1)).toPrecision(4)))
}

/** The standard deviation of each voice over all candidates. */
function measureScales(given: readonly (readonly (readonly number[])[])[]): number[] {
  const all = given.flat()
  return (all[0] ?? []).map((_, voice) => {
    const values = all.map((voices) => voices[voice] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1
  })
}

function addGradient(
  candidates: readonly (readonly number[])[],
  scales: readonly number[],
  weights: readonly number[],
  gradient: number[],
  share: number,
): void {
  const scaled = candidates.map((voices) => voices.map((value, voice) => value / (scales[voice] ?? 1)))
  const sums = scaled.map((voices) => voices.reduce((sum, value, voice) => sum + value * (weights[voice] ?? 0), 0))
  const powers = sums.map((sum) => Math.exp(sum - Math.max(...sums)))
  const total = powers.reduce((sum, power) => sum + power, 0)
  scaled.forEach((voices, candidate) => {
    const error = (powers[candidate] ?? 0) / total - (candidate === 0 ? 1 : 0)
    voices.forEach((value, voice) => (gradient[voice] = (gradient[voice] ?? 0) + share * error * value))
  })
}
