import type { CollectedChoice } from '../../../capabilities/language-model/domain/collect.ts'
import { notSupported } from '../../../capabilities/language-model/domain/errors.ts'

/** Of each prompt's `made` choices the `wanted` likeliest, by the mean log-probability of their tokens, as the original. */
export function chooseBest(
  choices: readonly CollectedChoice[],
  made: number,
  wanted: number,
): readonly CollectedChoice[] {
  const best: CollectedChoice[] = []
  for (let start = 0; start < choices.length; start += made) {
    const ranked = choices.slice(start, start + made).toSorted((a, b) => meanOf(b) - meanOf(a))
    for (const choice of ranked.slice(0, wanted)) best.push(choice)
  }
  return best
}

function meanOf({ logProbabilities, text }: CollectedChoice): number {
  if (logProbabilities.length === 0 && text !== '')
    throw notSupported('best_of', 'This model does not tell log-probabilities, so its likeliest answer is not known.')
  const total = logProbabilities.reduce((sum, { logProbability = 0 }) => sum + logProbability, 0)
  return logProbabilities.length === 0 ? Number.NEGATIVE_INFINITY : total / logProbabilities.length
}
