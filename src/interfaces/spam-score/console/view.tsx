import type { AnswerViewProps } from '../../../../console/src/answer/views.ts'
import { isJsonObject } from '../../../libraries/json/json-object.ts'
import { RuleTable, type RuleHit } from './rule-table.tsx'
import { ScoreGauge } from './score-gauge.tsx'

/** The score of an answer as a gauge, and its rules where they were asked for. */
export default function SpamView({ response: { body } }: AnswerViewProps) {
  if (!isJsonObject(body) || body['success'] !== true) return null
  const score = Number(body['score'])
  if (!Number.isFinite(score)) return null
  const { rules } = body
  return (
    <>
      <ScoreGauge score={score} />
      {Array.isArray(rules) && <RuleTable rules={rules.filter(isRule)} />}
    </>
  )
}

function isRule(rule: unknown): rule is RuleHit {
  return isJsonObject(rule) && typeof rule['score'] === 'string' && typeof rule['description'] === 'string'
}
