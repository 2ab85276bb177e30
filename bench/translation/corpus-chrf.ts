/** chrF2 of a corpus (Popović 2015): character n-grams of up to six without white space, recall counted twice, as sacrebleu has it. */

const maxOrder = 6
const beta = 2

export function corpusChrf(hypotheses: readonly string[], references: readonly string[]): number {
  const [ours, theirs, both] = [0, 1, 2].map(() => Array.from({ length: maxOrder }, () => 0)) as [
    number[],
    number[],
    number[],
  ]
  for (const [index, hypothesis] of hypotheses.entries()) {
    const [left, right] = [withoutSpace(hypothesis), withoutSpace(references[index] ?? '')]
    for (let order = 1; order <= maxOrder; order += 1) {
      const [grams, expected] = [countGrams(left, order), countGrams(right, order)]
      if (expected.size > 0) add(ours, order, sum(grams.values()))
      add(theirs, order, sum(expected.values()))
      for (const [gram, count] of grams) add(both, order, Math.min(count, expected.get(gram) ?? 0))
    }
  }
  return score(ours, theirs, both)
}

function score(ours: readonly number[], theirs: readonly number[], both: readonly number[]): number {
  const orders = [...ours.keys()].filter((index) => (ours[index] ?? 0) > 0 && (theirs[index] ?? 0) > 0)
  if (orders.length === 0) return 0
  const mean = (all: readonly number[]) =>
    sum(orders.map((index) => (both[index] ?? 0) / (all[index] ?? 1))) / orders.length
  const [precision, recall] = [mean(ours), mean(theirs)]
  if (precision + recall === 0) return 0
  return (100 * (1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall)
}

function add(counts: number[], order: number, count: number): void {
  counts[order - 1] = (counts[order - 1] ?? 0) + count
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

function withoutSpace(text: string): string[] {
  return [...text.replace(/\s+/g, '')]
}

function countGrams(characters: readonly string[], order: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let begin = 0; begin + order <= characters.length; begin += 1) {
    const gram = characters.slice(begin, begin + order).join('')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}
