import { learned } from './file-format.ts'

/** Categories that say something of another one, by their places in `learned`. */
const kin: Readonly<Record<number, readonly number[]>> = { 1: [2], 2: [1, 4], 4: [5], 5: [4] }

/**
 * What a document's score is computed from: of the category itself the highest, second and mean of the five highest logits of its
 * sentences, the highest of its longer windows, the mean of all; then how its kin do, and the length.
 *
 * @param sentences logits by category, of each sentence
 * @param windows the same of each longer window
 */
export function poolScores(sentences: readonly Float64Array[], windows: readonly Float64Array[]): readonly number[][] {
  const bySentence = learned.map((_, category) => sentences.map((logits) => bound(logits[category])))
  const byWindow = learned.map((_, category) => windows.map((logits) => bound(logits[category])))
  return learned.map((_, category) => {
    const sorted = (bySentence[category] ?? []).toSorted((one, other) => other - one)
    const top = mean(sorted.slice(0, 5))
    const [first = -bounds, second = -bounds] = sorted
    const wide = highest(byWindow[category])
    const softest = Math.log(mean(sorted.map((logit) => 1 / (1 + Math.exp(-logit)))) + 1e-6)
    return [
      first,
      second,
      top,
      wide,
      mean((byWindow[category] ?? []).toSorted((a, b) => b - a).slice(0, 3)),
      softest,
      mean(sorted),
      ...(kin[category] ?? []).map((other) => Math.min(wide, highest(byWindow[other]))),
      ...(kin[category] ?? []).map((other) => highest(byWindow[other])),
      Math.log(1 + sentences.length),
    ]
  })
}

const bounds = 8

function bound(logit = -bounds): number {
  return Math.max(-bounds, Math.min(bounds, logit))
}

function highest(logits: readonly number[] = []): number {
  return logits.reduce((max, logit) => Math.max(max, logit), -bounds)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? -bounds : values.reduce((sum, value) => sum + value, 0) / values.length
}
