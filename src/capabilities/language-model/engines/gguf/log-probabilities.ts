import type { Token } from 'node-llama-cpp'
import type { AlternativeToken, TokenLogProbability } from '../../port.ts'

/** How likely tokens are in one place, by their natural logarithm; the likeliest first. */
export type LogProbabilities = ReadonlyMap<Token, number>

/** `totalWeight` is the sum of exp(logit - the highest logit) over the whole vocabulary; the highest is among `logits`. */
export function fromLogits(logits: ReadonlyMap<Token, number>, totalWeight: number): LogProbabilities {
  const highest = [...logits.values()].reduce((max, logit) => Math.max(max, logit), -Infinity)
  const shift = highest + Math.log(totalWeight)
  return new Map(Array.from(logits, ([token, logit]) => [token, Math.min(0, logit - shift)]))
}

export function fromProbabilities(probabilities: ReadonlyMap<Token, number>): LogProbabilities {
  return new Map(Array.from(probabilities, ([token, probability]) => [token, Math.log(probability)]))
}

/** Of one token, with the `count` likeliest in its place. */
export function toTokenLogProbability(
  token: Token,
  bytes: Uint8Array,
  places: LogProbabilities | undefined,
  count: number,
  bytesOf: (token: Token) => Uint8Array,
): TokenLogProbability {
  const likeliest = [...(places ?? [])].slice(0, count).map(([each, value]) => toAlternative(bytesOf(each), value))
  return { ...toToken(bytes), logProbability: places?.get(token), alternatives: likeliest }
}

function toAlternative(bytes: Uint8Array, logProbability: number): AlternativeToken {
  return { ...toToken(bytes), logProbability }
}

function toToken(bytes: Uint8Array): { token: string; bytes: readonly number[] } {
  return { token: new TextDecoder().decode(bytes), bytes: [...bytes] }
}
