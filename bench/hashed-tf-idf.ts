/** What people take who have no model: words (in Japanese, pairs of characters) hashed to 2^18 places, weighted by rarity. */
const places = 2 ** 18

export interface TfIdf {
  likenessOf(first: string, second: string): number
}

export function createTfIdf(documents: readonly string[]): TfIdf {
  const found = new Float64Array(places)
  for (const document of documents)
    for (const place of countTerms(document).keys()) found[place] = (found[place] ?? 0) + 1
  const weigh = (text: string) => {
    const weights = countTerms(text)
    for (const [place, count] of weights)
      weights.set(place, count * (Math.log((documents.length + 1) / ((found[place] ?? 0) + 1)) + 1))
    return weights
  }
  return {
    likenessOf(first, second) {
      const [one, other] = [weigh(first), weigh(second)]
      return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other) || 1)
    },
  }
}

function countTerms(text: string): Map<number, number> {
  const counts = new Map<number, number>()
  for (const term of splitTerms(text.toLowerCase())) {
    let hash = 5381
    for (let at = 0; at < term.length; at++) hash = (Math.imul(hash, 33) + term.charCodeAt(at)) >>> 0
    counts.set(hash % places, (counts.get(hash % places) ?? 0) + 1)
  }
  return counts
}

function* splitTerms(text: string): Generator<string> {
  for (const [run] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!/[\u3040-\u30ff\u4e00-\u9fff]/.test(run)) yield run
    else for (let at = 0; at < Math.max(1, run.length - 1); at++) yield run.slice(at, at + 2)
  }
}

function dot(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): number {
  let sum = 0
  for (const [place, value] of one) sum += value * (other.get(place) ?? 0)
  return sum
}
