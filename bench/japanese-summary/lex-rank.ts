/** LexRank (Erkan and Radev 2004) with weighted edges: the sentences in the order of their rank, over content words. */
export function rankByLexRank(terms: readonly (readonly string[])[]): number[] {
  const vectors = terms.map((sentence) => weigh(sentence, terms))
  const likeness = vectors.map((one, row) => vectors.map((other, column) => (row === column ? 0 : dot(one, other))))
  const sums = likeness.map((row) => row.reduce((sum, value) => sum + value, 0))
  let ranks = terms.map(() => 1 / terms.length)
  for (let round = 0; round < 30; round++)
    ranks = terms.map((_, at) =>
      likeness.reduce(
        (sum, row, from) =>
          (sums[from] ?? 0) > 0 ? sum + (0.85 * (ranks[from] ?? 0) * (row[at] ?? 0)) / (sums[from] ?? 1) : sum,
        0.15 / terms.length,
      ),
    )
  return [...ranks.keys()].toSorted((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0))
}

function weigh(sentence: readonly string[], all: readonly (readonly string[])[]): Map<string, number> {
  const vector = new Map<string, number>()
  for (const term of sentence) {
    const holders = all.filter((other) => other.includes(term)).length
    vector.set(term, (vector.get(term) ?? 0) + Math.log((all.length + 1) / holders))
  }
  const length = Math.hypot(...vector.values()) || 1
  return new Map([...vector].map(([term, weight]) => [term, weight / length]))
}

function dot(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  return [...one].reduce((sum, [term, weight]) => sum + weight * (other.get(term) ?? 0), 0)
}
