import type { Verdict } from '../engine.ts'

export function toWireResult({ flagged, categories, scores }: Verdict) {
  return { flagged, categories, category_scores: scores }
}
