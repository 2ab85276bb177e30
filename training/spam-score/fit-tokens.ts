import { tokenBits } from '../../src/interfaces/spam-score/engines/embedded/tokens/extract-tokens.ts'
import type { TokenModel } from '../../src/interfaces/spam-score/engines/embedded/tokens/token-model.ts'
import type { Sample } from './labelled-mail.ts'

const size = 2 ** tokenBits
const rounds = 15
const rate = 0.5
/** Pull of each weight towards zero. */
const decay = 2e-4
/** Mails a token has to occur in. */
const minMails = 3
/** No token may weigh more: one word alone is no proof. */
const largest = 2.5

/** Logistic regression by AdaGrad over the tokens, balanced between spam and ham. */
export function fitTokens(samples: readonly Sample[]): TokenModel {
  const known = findKnown(samples)
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-6)
  let bias = 0
  const ham = samples.filter(({ isSpam }) => !isSpam).length
  const order = samples.map((_, index) => index)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, round + 1)
    for (const index of order) {
      const sample = samples[index]
      if (!sample) continue
      const tokens = sample.tokens.filter((token) => known[token])
      const share = 1 / Math.sqrt(tokens.length || 1)
      let sum = bias
      for (const token of tokens) sum += share * (weights[token] ?? 0)
      const balance = sample.isSpam ? samples.length / (2 * (samples.length - ham)) : samples.length / (2 * ham)
      const error = balance * (1 / (1 + Math.exp(-sum)) - (sample.isSpam ? 1 : 0))
      bias -= 0.02 * error
      for (const token of tokens) {
        const gradient = error * share + decay * (weights[token] ?? 0)
        squares[token] = (squares[token] ?? 0) + gradient * gradient
        const moved = (weights[token] ?? 0) - (rate * gradient) / Math.sqrt(squares[token] ?? 1)
        weights[token] = Math.max(-largest, Math.min(largest, moved))
      }
    }
  }
  return quantise(weights, bias)
}

function findKnown(samples: readonly Sample[]): Uint8Array {
  const counts = new Uint16Array(size)
  for (const { tokens } of samples) for (const token of tokens) counts[token] = (counts[token] ?? 0) + 1
  return Uint8Array.from(counts, (count) => (count >= minMails ? 1 : 0))
}

/** To a byte each. Known tokens without a weight count as unknown. */
function quantise(weights: Float64Array, bias: number): TokenModel {
  const scale = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) / 127
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale, bias }
}

/** Fisher and Yates with a linear congruential generator, so that every run is the same. */
function shuffle(order: number[], seed: number): void {
  let state = seed * 2_654_435_761
  for (let last = order.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (last + 1)
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}
