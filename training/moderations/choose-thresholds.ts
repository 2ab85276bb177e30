import type { ModerationModel } from '../../src/interfaces/moderations/engines/embedded/model/read-model.ts'
import { learned } from '../../src/interfaces/moderations/engines/embedded/model/file-format.ts'
import { scoreText } from '../../src/interfaces/moderations/engines/embedded/model/score-text.ts'
import type { Document } from './compose-documents.ts'

/** Of documents without the category, half of which hold look-alikes, at most this share may be flagged. */
const maxWrong = 0.01

interface Verdict {
  readonly score: number
  readonly isPositive: boolean
}

/**
 * The score from which on flagging gives the best F1 among those that flag hardly anything wrongly, by category; from 0.5 to 0.6,
 * since plain harm scores above.
 */
export function chooseThresholds(model: ModerationModel, documents: readonly Document[]): Record<string, number> {
  const scored = documents.map(({ text, labels }) => ({ scores: scoreText(model, text), labels }))
  const thresholds: Record<string, number> = {}
  for (const [category, name] of learned.entries()) {
    const verdicts = scored.flatMap(({ scores, labels }) =>
      labels[category] === undefined ? [] : [{ score: scores[name], isPositive: labels[category] === 1 }],
    )
    thresholds[name] = chooseOne(verdicts)
  }
  return { ...thresholds, 'sexual/minors': Math.round((thresholds['sexual'] ?? 0.5) * 50) / 100 }
}

function chooseOne(verdicts: readonly Verdict[]): number {
  const candidates = Array.from({ length: 11 }, (_, at) => (50 + at) / 100)
  const judged = candidates.map((threshold) => ({ threshold, ...judge(verdicts, threshold) }))
  const careful = judged.filter(({ wrongShare }) => wrongShare <= maxWrong)
  const [best] = (careful.length > 0 ? careful : judged.slice(-1)).toSorted((a, b) => b.f1 - a.f1)
  return best?.threshold ?? 0.5
}

function judge(verdicts: readonly Verdict[], threshold: number) {
  const positives = verdicts.filter(({ isPositive }) => isPositive).length
  const flagged = verdicts.filter(({ score }) => score >= threshold)
  const right = flagged.filter(({ isPositive }) => isPositive).length
  return {
    f1: (2 * right) / Math.max(1, flagged.length + positives),
    wrongShare: (flagged.length - right) / Math.max(1, verdicts.length - positives),
  }
}
