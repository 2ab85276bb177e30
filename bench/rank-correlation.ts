/** Spearman's: how far two lists agree on the order, ties sharing their mean rank. */
export function rankCorrelation(first: readonly number[], second: readonly number[]): number {
  const [one, other] = [toRanks(first), toRanks(second)]
  const mean = (first.length - 1) / 2
  let [together, ofOne, ofOther] = [0, 0, 0]
  for (const [at, rank] of one.entries()) {
    const [x, y] = [rank - mean, (other[at] ?? 0) - mean]
    together += x * y
    ofOne += x * x
    ofOther += y * y
  }
  return together / Math.sqrt(ofOne * ofOther)
}

function toRanks(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0))
  const ranks = values.map(() => 0)
  for (let start = 0; start < order.length;) {
    let end = start + 1
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end += 1
    for (let at = start; at < end; at++) ranks[order[at] ?? 0] = (start + end - 1) / 2
    start = end
  }
  return ranks
}
