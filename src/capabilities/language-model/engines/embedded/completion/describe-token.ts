import type { TokenLogProbability } from '../../../port.ts'
import type { Tokenizer } from '../../../domain/tokens/tokenizer.ts'

/** A token with its log-probability and the `count` likeliest tokens in its place; weights need not add up to 1. */
export function describeToken(
  tokenizer: Tokenizer,
  token: number,
  weights: Float64Array,
  count: number,
): TokenLogProbability {
  let total = 0
  for (const weight of weights) total += weight
  const describe = (each: number) => {
    const bytes = tokenizer.bytesOf(each)
    const logProbability = Math.min(0, Math.log(Math.max(weights[each] ?? 0, minWeight) / total))
    return { token: decoder.decode(bytes), logProbability, bytes: [...bytes] }
  }
  return { ...describe(token), alternatives: greatest(weights, count).map(describe) }
}

/** A token that a bias of -100 all but forbids still has a finite logarithm. */
const minWeight = 1e-300

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The places of the greatest weights, the greatest first. */
function greatest(weights: Float64Array, count: number): readonly number[] {
  const best: number[] = []
  for (let at = 0; count > 0 && at < weights.length; at++) {
    const weight = weights[at] ?? 0
    if (best.length === count && weight <= (weights[best[count - 1] ?? 0] ?? 0)) continue
    let place = best.length
    while (place > 0 && (weights[best[place - 1] ?? 0] ?? 0) < weight) place--
    best.splice(place, 0, at)
    if (best.length > count) best.pop()
  }
  return best
}
