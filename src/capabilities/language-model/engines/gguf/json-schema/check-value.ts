import { createContext, Script } from 'node:vm'
import { Errors } from 'typebox/schema'
import type { JsonSchema } from '../../../port.ts'

/** Milliseconds; the schema is a stranger's, and so are the regular expressions in it. */
const timeout = 20

const script = new Script('check()')

const maxFaults = 3

/**
 * What a value is not by a schema, as a sentence; undefined where it is right, or where that cannot be told: the schema leads back to
 * itself without end, has a wrong regular expression, or takes too long.
 */
export function findFault(schema: JsonSchema, value: unknown): string | undefined {
  const found: { instancePath: string; message: string }[] = []
  const check = () => {
    const [, faults] = Errors({ ...schema }, value)
    found.push(...faults.slice(0, maxFaults))
  }
  try {
    // The time limit holds for all that the script calls.
    script.runInContext(createContext({ check }), { timeout })
  } catch {
    return undefined
  }
  if (found.length === 0) return undefined
  return `${found.map(({ instancePath, message }) => `${instancePath || 'the whole'} ${message}`).join('; ')}.`
}
