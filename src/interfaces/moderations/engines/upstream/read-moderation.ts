import { asRecord } from '../../../../dialects/openai/upstream/as-record.ts'
import { kernelError } from '../../../../kernel/errors.ts'
import { categories, mapCategories } from '../../categories.ts'
import type { Moderation, Verdict } from '../../engine.ts'

/** Reads a server's answer. Categories beyond the seven are dropped, and `flagged` is then told by the seven alone. */
export function readModeration(answer: unknown, expected: number, model: string | undefined): Moderation {
  const fields = asRecord(answer)
  const results = Array.isArray(fields?.['results']) ? fields['results'] : []
  if (results.length !== expected) throw brokenPromise()
  return { model: String(fields?.['model'] ?? model ?? 'upstream'), verdicts: results.map(readResult) }
}

function readResult(result: unknown): Verdict {
  const fields = asRecord(result)
  const [flags, scores] = [asRecord(fields?.['categories']), asRecord(fields?.['category_scores'])]
  if (!flags || !scores) throw brokenPromise()
  const read = mapCategories((category) => flags[category] === true)
  return {
    flagged: categories.some((category) => read[category]),
    categories: read,
    scores: mapCategories((category) => toScore(scores[category])),
  }
}

function toScore(value: unknown): number {
  return typeof value === 'number' && value >= 0 ? Math.min(1, value) : 0
}

function brokenPromise(): Error {
  return kernelError('engine_failed', 'The moderation server’s answer is not what this wire promises.')
}
