import { lookUp } from '../../../../libraries/json/look-up.ts'
import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import { type Category, mapCategories } from '../../domain/categories.ts'
import { summarizeVerdict } from '../../domain/to-verdict.ts'
import type { Verdict } from '../../port.ts'
import type { LabelScores } from './classify-texts.ts'

/** The labels of a classifier that speak of each category. */
export type CategoryLabels = Readonly<Record<Category, readonly string[]>>

/** From where on a category is flagged by a label; the built-in model has lines of its own. */
const line = 0.5

/** What labels mean; a label that is called as a category is that category where nothing is said. */
export function toCategoryLabels(
  labels: readonly string[],
  meanings: Readonly<Record<string, readonly string[]>> | undefined,
): CategoryLabels {
  const meansOf = (label: string) => (meanings ? (lookUp(meanings, label) ?? []) : [label])
  return mapCategories((category) => labels.filter((label) => meansOf(label).includes(category)))
}

/**
 * The classifier's score where a category has a label, the likeliest of several; the built-in model's score and line where it has none.
 *
 * @param isPartly whether the classifier read only some of the text; the higher score stands then
 */
export function joinScores(
  builtIn: Verdict,
  scores: LabelScores,
  labelsOf: CategoryLabels,
  isPartly: boolean,
): Verdict {
  const joined = mapCategories((category) => {
    const own = { score: builtIn.scores[category], flag: builtIn.categories[category] }
    const found = labelsOf[category].map((label) => lookUp(scores, label) ?? 0)
    if (found.length === 0) return own
    const score = Math.round(maxOf(found) * 1e5) / 1e5
    if (isPartly && own.score > score) return own
    return { score, flag: score >= line }
  })
  const verdict = summarizeVerdict(
    mapCategories((category) => joined[category].score),
    mapCategories((category) => joined[category].flag),
  )
  return builtIn.harassment ? { ...verdict, harassment: builtIn.harassment } : verdict
}
