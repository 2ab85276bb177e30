import type { JsonSchema } from '../../../port.ts'
import { invalid } from './schema-fault.ts'

/** What a reference within a schema stands for. */
export function resolveReference(root: JsonSchema, reference: string): unknown {
  if (!reference.startsWith('#')) throw invalid(`The reference "${reference.slice(0, 200)}" leads out of the schema.`)
  const steps = decode(reference)
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const found = steps.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined,
    root,
  )
  if (found === undefined) throw invalid(`The reference "${reference.slice(0, 200)}" leads nowhere.`)
  return found
}

function decode(reference: string): string {
  try {
    return decodeURIComponent(reference)
  } catch {
    return reference
  }
}
