import { categories as seven } from '../domain/categories.ts'
import type { Verdict } from '../port.ts'

/** From where on somebody counts as insulted or threatened. */
const line = 0.5

/** @param hasFurther whether the categories of the original's newer models are written too */
export function toWireResult(verdict: Verdict, hasFurther: boolean) {
  const { flagged, categories, scores } = verdict
  if (!hasFurther) return { flagged, categories, category_scores: scores }
  const further = judgeFurther(verdict)
  return {
    flagged: flagged || further.categories.harassment,
    categories: { ...categories, ...further.categories },
    category_scores: { ...scores, ...further.scores },
    category_applied_input_types: toInputTypes(),
  }
}

/**
 * The further categories by those that are judged: whoever is hated is harassed, and so is whoever is insulted or threatened where the engine
 * tells; the forms of self-harm go by self-harm. Instructions for crimes are not judged at all.
 */
function judgeFurther({ categories, scores, harassment }: Verdict) {
  const { score = 0, threatening = 0 } = harassment ?? {}
  const isThreatening = categories['hate/threatening'] || threatening >= line
  return {
    categories: {
      harassment: categories.hate || isThreatening || score >= line,
      'harassment/threatening': isThreatening,
      'self-harm/intent': categories['self-harm'],
      'self-harm/instructions': categories['self-harm'],
      illicit: false,
      'illicit/violent': false,
    },
    scores: {
      harassment: Math.max(scores.hate, score),
      'harassment/threatening': Math.max(scores['hate/threatening'], threatening),
      'self-harm/intent': scores['self-harm'],
      'self-harm/instructions': scores['self-harm'],
      illicit: 0,
      'illicit/violent': 0,
    },
  }
}

/** What each category was judged by: texts alone, and nothing where none was. */
function toInputTypes(): Record<string, 'text'[]> {
  const judged = [...seven, 'harassment', 'harassment/threatening', 'self-harm/intent', 'self-harm/instructions']
  const byText = judged.map((category): [string, 'text'[]] => [category, ['text']])
  return { ...Object.fromEntries(byText), illicit: [], 'illicit/violent': [] }
}
