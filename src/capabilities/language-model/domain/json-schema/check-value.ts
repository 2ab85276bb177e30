import { createContext, Script } from 'node:vm'
import { Errors } from 'typebox/schema'
import type { JsonSchema } from '../../port.ts'

/** Milliseconds; the schema is a stranger's, and so are the regular expressions in it. */
const timeout = 20

const script = new Script('check()')

const maxFaults = 3

/** Groups and characters of a regular expression: nothing stops V8 while it makes one ready, which takes 36 s for 1,900 groups in one another. */
const maxGroups = 30
const maxPattern = 2_000

/**
 * What a value is not by a schema, as a sentence; undefined where it is right, or where that is not known: the schema leads back to
 * itself without end, has a wrong regular expression or a very long one, or takes too long.
 */
export function findFault(schema: JsonSchema, value: unknown): string | undefined {
  if (hasCostlyPattern(schema)) return undefined
  const found: { instancePath: string; message: string }[] = []
  const check = () => {
    const [, faults] = Errors({ ...schema }, value)
    for (const fault of faults.slice(0, maxFaults)) found.push(fault)
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

function hasCostlyPattern(schema: JsonSchema): boolean {
  const left: unknown[] = [schema]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue
    for (const [key, value] of Object.entries(next)) {
      // Keys, too: those of patternProperties are regular expressions.
      if (isCostly(key) || (key === 'pattern' && typeof value === 'string' && isCostly(value))) return true
      left.push(value)
    }
  }
  return false
}

function isCostly(pattern: string): boolean {
  return pattern.length > maxPattern || pattern.split('(', maxGroups + 2).length > maxGroups + 1
}
