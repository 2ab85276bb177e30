import { maxOf } from '../../../../../libraries/numbers/max-of.ts'
import { type FileHeader, learned } from './file-format.ts'
import { poolScores } from './pool-scores.ts'

export type Pooling = Pick<FileHeader, 'pooling' | 'discounts'>

/**
 * Logits of a passage by learned category: of all of it, or of its worst sentence as if nothing stood around it, less a discount. So one plain
 * sentence of harm counts among any number of others, and a doubtful one does not.
 *
 * @param sentences logits by category, of each sentence
 * @param windows the same of each longer window
 */
export function poolPassage(
  { pooling, discounts }: Pooling,
  sentences: readonly Float64Array[],
  windows: readonly Float64Array[],
): readonly number[] {
  const whole = weigh(pooling, poolScores(sentences, windows))
  const alone = weighWorst(pooling, sentences)
  return whole.map((logit, category) =>
    Math.max(logit, (alone[category] ?? -Infinity) - (discounts[category] ?? Infinity)),
  )
}

/** By category, the highest logit that a sentence has as a text of its own; only sentences that are more likely harmful than not are tried. */
function weighWorst(pooling: Pooling['pooling'], sentences: readonly Float64Array[]): readonly number[] {
  if (sentences.length < 2) return []
  const tried = sentences
    .filter((logits) => logits.some((logit) => logit > 0))
    .map((logits) => weigh(pooling, poolScores([logits], [logits])))
  return learned.map((_, category) => maxOf(tried.map((logits) => logits[category] ?? -Infinity)))
}

function weigh(pooling: Pooling['pooling'], values: readonly (readonly number[])[]): readonly number[] {
  return pooling.map((weights, category) => addUp(weights, values[category] ?? []))
}

function addUp(weights: readonly number[], values: readonly number[]): number {
  return values.reduce((total, value, at) => total + value * (weights[at] ?? 0), weights.at(-1) ?? 0)
}
