import type { DecoderStep, ForbiddenWords, OutputLayer } from './output-layer.ts'
import type { ScoredTranslation } from './read-scores.ts'

/** Searches for one sentence, whatever is wanted. */
const maxSearches = 12
/** Where no more than this is left of the probability, what the model says otherwise is mostly wrong. */
const minLeft = 0.05
/** Mean log probability of a word that another translation may be behind the best. */
const maxBehind = 1

/**
 * Other translations of a sentence than the best: the runtime gives out no list of them, so the search is made again without the likeliest words, at the
 * steps where the model was least sure of them.
 */
export function findOthers(
  search: () => ScoredTranslation,
  wanted: number,
  outputLayer: OutputLayer,
): ScoredTranslation[] {
  const [best, steps] = outputLayer.record(search)
  const found = new Map<string, ScoredTranslation>()
  // Some will differ by a mark alone.
  const searches = Math.min(2 * wanted + 2, maxSearches)
  for (const { left, ...words } of steps
    .flatMap(listChoices)
    .toSorted((one, other) => other.left - one.left)
    .slice(0, searches)) {
    const { html, logProbability } = outputLayer.forbid(words, search)
    // What was left to the others counted as the whole.
    const weighed = logProbability + Math.log(left) / steps.length
    const isBetter = weighed > (found.get(html)?.logProbability ?? best.logProbability - maxBehind)
    if (html !== best.html && isBetter) found.set(html, { html, logProbability: weighed })
  }
  return [...found.values()].toSorted((one, other) => other.logProbability - one.logProbability)
}

interface Choice extends ForbiddenWords {
  /** The share of the probability that other words have. */
  readonly left: number
}

/** A step without its likeliest word, without its two likeliest, and so on. */
function listChoices({ step, words }: DecoderStep): Choice[] {
  const choices: Choice[] = []
  let left = 1
  for (const [index, { share }] of words.entries()) {
    left -= share
    if (left < minLeft) break
    choices.push({ step, columns: words.slice(0, index + 1).map(({ column }) => column), left })
  }
  return choices
}
