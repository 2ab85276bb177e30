import { type Category, categories, mapCategories } from './categories.ts'
import type { Verdict } from '../port.ts'

/** Scores and the lines from which on each is flagged. */
export function toVerdict(scores: Readonly<Record<Category, number>>, lineOf: (category: Category) => number): Verdict {
  const flags = mapCategories((category) => scores[category] >= lineOf(category))
  return { flagged: categories.some((category) => flags[category]), categories: flags, scores }
}
