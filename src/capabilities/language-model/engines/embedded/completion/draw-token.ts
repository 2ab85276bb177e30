/** How the engine draws where the request does not say. */
export interface DrawingRules {
  readonly temperature: number
  readonly topP: number
}

/**
 * Draws a token from weights, which need not add up to 1. The unlikely tail goes first and the temperature then changes what is
 * left, so that a high temperature does not bring the tail back.
 */
export function drawToken(weights: Float64Array, { temperature, topP }: DrawingRules, random: () => number): number {
  if (temperature === 0) return indexOfGreatest(weights)
  const greatest = weights[indexOfGreatest(weights)] ?? 0
  const share = (weight: number) => (temperature === 1 ? weight : (weight / greatest) ** (1 / temperature))
  if (topP >= 1) return pick(temperature === 1 ? weights : weights.map(share), random())
  const tokens = nucleus(weights, topP, greatest)
  const shares = weightsOf(tokens, weights).map(share)
  return tokens[pick(shares, random())] ?? 0
}

function indexOfGreatest(weights: Float64Array): number {
  let best = 0
  for (let at = 1; at < weights.length; at++) if ((weights[at] ?? 0) > (weights[best] ?? 0)) best = at
  return best
}

/** The likeliest tokens that together have the share `topP` (Holtzman et al. 2020). */
function nucleus(weights: Float64Array, topP: number, greatest: number): readonly number[] {
  const wanted = topP * massFrom(weights, 0)
  let min = greatest
  // Few tokens are likely: those that may count are found first, and the limit then among them.
  while (min > 0 && massFrom(weights, min) < wanted) min /= 4
  const candidates = tokensFrom(weights, min)
  const likely = weightsOf(candidates, weights)
  let tooHigh = Math.min(min * 4, greatest)
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (min + tooHigh) / 2
    if (massFrom(likely, middle) >= wanted) min = middle
    else tooHigh = middle
  }
  return candidates.filter((token) => (weights[token] ?? 0) >= min)
}

/** So near is the limit found that hardly two tokens lie between. */
const halvings = 16

function massFrom(weights: Float64Array, min: number): number {
  let mass = 0
  for (let token = 0; token < weights.length; token++) {
    const weight = weights[token] ?? 0
    if (weight >= min) mass += weight
  }
  return mass
}

function tokensFrom(weights: Float64Array, min: number): readonly number[] {
  const tokens: number[] = []
  for (let token = 0; token < weights.length; token++) if ((weights[token] ?? 0) >= min) tokens.push(token)
  return tokens
}

/** A plain loop: `Float64Array.from` with a function takes ten times as long. */
function weightsOf(tokens: readonly number[], weights: Float64Array): Float64Array {
  const own = new Float64Array(tokens.length)
  for (let at = 0; at < tokens.length; at++) own[at] = weights[tokens[at] ?? 0] ?? 0
  return own
}

function pick(shares: Float64Array, at: number): number {
  let total = 0
  for (let index = 0; index < shares.length; index++) total += shares[index] ?? 0
  let left = at * total
  for (let index = 0; index < shares.length; index++) {
    left -= shares[index] ?? 0
    if (left < 0) return index
  }
  return shares.length - 1
}
