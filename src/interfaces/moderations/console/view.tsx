import type { AnswerViewProps } from '../../../../console/src/answer/views.ts'
import { isJsonObject } from '../../../libraries/json/json-object.ts'
import { CategoryBars } from './category-bars.tsx'

/** The scores of an answer as bars, for each of its texts. */
export default function ModerationView({ response: { body } }: AnswerViewProps) {
  const results: unknown = isJsonObject(body) ? body['results'] : undefined
  if (!Array.isArray(results)) return null
  return results.flatMap((result: unknown, index) => {
    const scores = readNumbers(result)
    return scores
      ? [<CategoryBars key={index} result={{ categories: readFlags(result), category_scores: scores }} />]
      : []
  })
}

function readNumbers(result: unknown): Readonly<Record<string, number>> | undefined {
  const scores = isJsonObject(result) ? result['category_scores'] : undefined
  if (!isJsonObject(scores)) return undefined
  return Object.fromEntries(
    Object.entries(scores).flatMap(([name, score]) => (typeof score === 'number' ? [[name, score] as const] : [])),
  )
}

function readFlags(result: unknown): Readonly<Record<string, boolean>> {
  const flags = isJsonObject(result) ? result['categories'] : undefined
  return Object.fromEntries(
    Object.entries(isJsonObject(flags) ? flags : {}).map(([name, flag]) => [name, flag === true]),
  )
}
