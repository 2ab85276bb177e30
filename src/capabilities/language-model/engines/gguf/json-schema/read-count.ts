import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { JsonSchema } from '../../../port.ts'
import { invalid } from './schema-fault.ts'

/** Repetitions that a grammar holds at most. */
export const maxRepeats = 1_000

/** A keyword that counts; more than a grammar holds is no bound to it. */
export function readCount(schema: JsonSchema, keyword: string): number | undefined {
  const value = lookUp(schema, keyword)
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw invalid(`"${keyword}" must be a whole number.`)
  return value
}
