/** ROUGE-1, ROUGE-2 and ROUGE-L (Lin 2004) as F1 over words. */
export function measureRouge(candidate: readonly string[], reference: readonly string[]): [number, number, number] {
  const [one, two] = [1, 2].map((size) => {
    const [said, wanted] = [countGrams(candidate, size), countGrams(reference, size)]
    let shared = 0
    for (const [gram, count] of wanted) shared += Math.min(count, said.get(gram) ?? 0)
    return toF1(shared, candidate.length - size + 1, reference.length - size + 1)
  })
  return [one ?? 0, two ?? 0, toF1(measureCommon(candidate, reference), candidate.length, reference.length)]
}

function countGrams(words: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + size <= words.length; at++) {
    const gram = words.slice(at, at + size).join('\0')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

/** Length of the longest common subsequence. */
function measureCommon(one: readonly string[], other: readonly string[]): number {
  const row = new Uint32Array(other.length + 1)
  for (const word of one) {
    let before = 0
    for (let at = 1; at <= other.length; at++) {
      const above = row[at] ?? 0
      row[at] = word === other[at - 1] ? before + 1 : Math.max(above, row[at - 1] ?? 0)
      before = above
    }
  }
  return row[other.length] ?? 0
}

function toF1(shared: number, said: number, wanted: number): number {
  return said + wanted > 0 && shared > 0 ? (2 * shared) / (said + wanted) : 0
}
