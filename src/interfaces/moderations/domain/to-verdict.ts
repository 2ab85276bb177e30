import { type Category, categories, mapCategories } from './categories.ts'
import type { Verdict } from '../port.ts'

/** Scores and the lines from which on each is flagged. */
export function toVerdict(scores: Readonly<Record<Category, number>>, lineOf: (category: Category) => number): Verdict {
  return summarizeVerdict(
    scores,
    mapCategories((category) => scores[category] >= lineOf(category)),
  )
}

/** Scores and which of them are flagged. */
export function summarizeVerdict(
  scores: Readonly<Record<Category, number>>,
  flags: Readonly<Record<Category, boolean>>,
): Verdict {
  return { flagged: categories.some((category) => flags[category]), categories: flags, scores }
}
