import { normOf } from '../../../../libraries/numbers/norm-of.ts'

/**
 * How much of the whole each sentence says, from 0 to 1: the cosine of its terms with those of all sentences together, weighted by in how few
 * of them they stand (the centroid of Radev et al., MEAD, 2004), which costs time by the length of the text and no more.
 */
export function measureCentrality(terms: readonly (readonly string[])[]): number[] {
  const weights = weighTerms(terms)
  const centroid = new Map<string, number>()
  for (const vector of weights)
    for (const [term, weight] of vector) centroid.set(term, (centroid.get(term) ?? 0) + weight)
  const values = weights.map((vector) => {
    let product = 0
    for (const [term, weight] of vector) product += weight * ((centroid.get(term) ?? 0) - weight)
    return product
  })
  const max = values.reduce((one, other) => Math.max(one, other), 0)
  return values.map((value) => (max > 0 ? value / max : 0))
}

/** A vector of length 1 for each sentence. */
function weighTerms(terms: readonly (readonly string[])[]): ReadonlyMap<string, number>[] {
  const frequency = new Map<string, number>()
  for (const sentence of terms)
    for (const term of new Set(sentence)) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  return terms.map((sentence) => {
    const vector = new Map<string, number>()
    for (const term of sentence) {
      const rarity = Math.log((terms.length + 1) / (frequency.get(term) ?? 1)) + 0.1
      vector.set(term, (vector.get(term) ?? 0) + rarity)
    }
    const length = normOf(vector.values()) || 1
    for (const [term, weight] of vector) vector.set(term, weight / length)
    return vector
  })
}
