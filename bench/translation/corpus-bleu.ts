/** BLEU of a corpus with one reference a sentence (Papineni et al. 2002), smoothed as sacrebleu does unless told otherwise (`exp`). */

const maxOrder = 4

export function corpusBleu(hypotheses: readonly string[][], references: readonly string[][]): number {
  const correct = Array.from({ length: maxOrder }, () => 0)
  const total = Array.from({ length: maxOrder }, () => 0)
  let [length, referenceLength] = [0, 0]
  for (const [index, words] of hypotheses.entries()) {
    const reference = references[index] ?? []
    length += words.length
    referenceLength += reference.length
    for (let order = 1; order <= maxOrder; order += 1) {
      const expected = countGrams(reference, order)
      for (const [gram, count] of countGrams(words, order))
        correct[order - 1] = (correct[order - 1] ?? 0) + Math.min(count, expected.get(gram) ?? 0)
      total[order - 1] = (total[order - 1] ?? 0) + Math.max(0, words.length - order + 1)
    }
  }
  if (correct.every((count) => count === 0)) return 0
  return brevityPenalty(length, referenceLength) * Math.exp(meanLog(correct, total))
}

function meanLog(correct: readonly number[], total: readonly number[]): number {
  let smoothing = 1
  let sum = 0
  for (const [index, count] of correct.entries()) {
    const all = total[index] ?? 0
    if (all === 0) return Number.NEGATIVE_INFINITY
    if (count === 0) smoothing *= 2
    sum += Math.log(count === 0 ? 100 / (smoothing * all) : (100 * count) / all)
  }
  return sum / maxOrder
}

function brevityPenalty(length: number, referenceLength: number): number {
  if (length >= referenceLength) return 1
  return length === 0 ? 0 : Math.exp(1 - referenceLength / length)
}

function countGrams(words: readonly string[], order: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let begin = 0; begin + order <= words.length; begin += 1) {
    const gram = words.slice(begin, begin + order).join('\u0000')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}
