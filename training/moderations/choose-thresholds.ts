import type { ModerationModel } from '../../src/interfaces/moderations/engines/model/read-model.ts'
import { learned } from '../../src/interfaces/moderations/engines/model/file-format.ts'
import { scoreText } from '../../src/interfaces/moderations/engines/model/score-text.ts'
import type { Document } from './compose-documents.ts'

/** The score from which on flagging gives the best F1, by category, never below 0.5. */
export function chooseThresholds(model: ModerationModel, documents: readonly Document[]): Record<string, number> {
  const scored = documents.map(({ text, labels }) => ({ scores: scoreText(model, text), labels }))
  const thresholds: Record<string, number> = {}
  for (const [category, name] of learned.entries()) {
    const known = scored.filter(({ labels }) => labels[category] !== undefined)
    let best = { f1: -1, threshold: 0.5 }
    for (let threshold = 0.5; threshold < 0.9; threshold += 0.01) {
      const [right, flagged, positive] = [0, 0, 0].map(
        (_, kind) =>
          known.filter(({ scores, labels }) => {
            const [isFlagged, isPositive] = [scores[name] >= threshold, labels[category] === 1]
            return kind === 0 ? isFlagged && isPositive : kind === 1 ? isFlagged : isPositive
          }).length,
      )
      const f1 = (2 * (right ?? 0)) / Math.max(1, (flagged ?? 0) + (positive ?? 0))
      if (f1 > best.f1) best = { f1, threshold }
    }
    thresholds[name] = Math.round(best.threshold * 100) / 100
  }
  return { ...thresholds, 'sexual/minors': Math.round((thresholds['sexual'] ?? 0.5) * 50) / 100 }
}
