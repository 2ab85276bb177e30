import type { Verdict } from '../port.ts'

export function toWireResult({ flagged, categories, scores }: Verdict) {
  return { flagged, categories, category_scores: scores }
}
