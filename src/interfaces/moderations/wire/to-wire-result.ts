import { categories as seven, type Category } from '../domain/categories.ts'
import type { Verdict } from '../port.ts'

/** @param hasFurther whether the categories of the original's newer models are written too */
export function toWireResult({ flagged, categories, scores }: Verdict, hasFurther: boolean) {
  if (!hasFurther) return { flagged, categories, category_scores: scores }
  return {
    flagged,
    categories: { ...categories, ...toFurther(categories, false) },
    category_scores: { ...scores, ...toFurther(scores, 0) },
    category_applied_input_types: toInputTypes(),
  }
}

/**
 * The further categories by those that are judged: insults go by hatred, the forms of self-harm by self-harm. Instructions for crimes
 * are not judged at all.
 */
function toFurther<Value>(judged: Readonly<Record<Category, Value>>, notJudged: Value) {
  return {
    harassment: judged.hate,
    'harassment/threatening': judged['hate/threatening'],
    'self-harm/intent': judged['self-harm'],
    'self-harm/instructions': judged['self-harm'],
    illicit: notJudged,
    'illicit/violent': notJudged,
  }
}

/** What each category was judged by: texts alone, and nothing where none was. */
function toInputTypes(): Record<string, 'text'[]> {
  const judged = [...seven, 'harassment', 'harassment/threatening', 'self-harm/intent', 'self-harm/instructions']
  const byText = judged.map((category): [string, 'text'[]] => [category, ['text']])
  return { ...Object.fromEntries(byText), illicit: [], 'illicit/violent': [] }
}
