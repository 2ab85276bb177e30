import type { TokenLogProbability } from '../../../port.ts'
import type { Tokenizer } from '../../../domain/tokens/tokenizer.ts'
import { listGreatest } from './list-greatest.ts'

/** A token with its log-probability and the `count` likeliest tokens in its place; weights need not add up to 1. */
export function toTokenLogProbabilities(
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
  return { ...describe(token), alternatives: listGreatest(weights, count).map(describe) }
}

/** A token that a bias of -100 all but forbids still has a finite logarithm. */
const minWeight = 1e-300

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
