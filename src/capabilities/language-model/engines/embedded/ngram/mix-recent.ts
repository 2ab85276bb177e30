/**
 * What a text has said before is likelier to come again (a cache model, Kuhn and De Mori 1990): the probabilities of an n-gram
 * model are mixed with those of the text's own last tokens, of what followed the last token there, and of what followed the last two.
 * The shares were chosen on held-out text; they grow with how much there is to count.
 */
const horizon = 2048
const shareOfOne = { max: 0.08, half: 200 }
const shareOfPairs = { max: 0.3, half: 8 }
const shareOfTriples = { max: 0.5, half: 2 }

/** Mixes the tokens of `recent` into the weights of what follows `history`; the sum of the weights afterwards is another. */
export function mixRecent(history: readonly number[], recent: readonly number[], weights: Float64Array): void {
  if (recent.length < 2) return
  const start = Math.max(1, recent.length - horizon)
  const total = sum(weights)
  const { afterOne, afterTwo } = findFollowers(history, recent, start)
  const shares = [
    shareOf(recent.length - start, shareOfOne),
    shareOf(afterOne.length, shareOfPairs),
    shareOf(afterTwo.length, shareOfTriples),
  ] as const
  const [one, pairs, triples] = shares
  // Instead of taking the shares from all other weights, these are raised: only their relation counts.
  const left = ((1 - one) * (1 - pairs) * (1 - triples)) / total
  for (let at = start; at < recent.length; at++) {
    add(weights, recent[at] ?? 0, (one * (1 - pairs) * (1 - triples)) / ((recent.length - start) * left))
  }
  for (const token of afterOne) add(weights, token, (pairs * (1 - triples)) / (afterOne.length * left))
  for (const token of afterTwo) add(weights, token, triples / (afterTwo.length * left))
}

/** What came after the last token, and after the last two, from a place on. */
function findFollowers(history: readonly number[], recent: readonly number[], start: number) {
  const [last, before] = [history.at(-1), history.at(-2)]
  const [afterOne, afterTwo]: [number[], number[]] = [[], []]
  for (let at = start; at < recent.length; at++) {
    if (recent[at - 1] !== last) continue
    afterOne.push(recent[at] ?? 0)
    if (at > 1 && recent[at - 2] === before) afterTwo.push(recent[at] ?? 0)
  }
  return { afterOne, afterTwo }
}

function sum(weights: Float64Array): number {
  let total = 0
  for (let token = 0; token < weights.length; token++) total += weights[token] ?? 0
  return total
}

function shareOf(count: number, { max, half }: { readonly max: number; readonly half: number }): number {
  return (max * count) / (count + half)
}

function add(weights: Float64Array, token: number, weight: number): void {
  weights[token] = (weights[token] ?? 0) + weight
}
