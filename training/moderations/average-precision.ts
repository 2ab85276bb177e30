/** The mean, over all positives, of the precision down to them (equal scores share their place). */
export function averagePrecision(scores: readonly number[], labels: readonly boolean[]): number {
  const ranked = scores
    .map((score, at) => ({ score, isPositive: labels[at] ?? false }))
    .toSorted((one, other) => other.score - one.score)
  const positives = labels.filter(Boolean).length
  let [seen, hits, sum, at] = [0, 0, 0, 0]
  while (at < ranked.length) {
    const score = ranked[at]?.score
    let here = 0
    for (; at < ranked.length && ranked[at]?.score === score; at++) {
      seen++
      if (ranked[at]?.isPositive) here++
    }
    hits += here
    sum += (here * hits) / seen
  }
  return positives === 0 ? 0 : sum / positives
}
