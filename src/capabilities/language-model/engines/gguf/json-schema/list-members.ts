import type { JsonSchema } from '../../../port.ts'
import { isSchema, listOf } from './merge-schemas.ts'

export interface Members {
  /** By name, in the order in which they are written. */
  readonly properties: readonly (readonly [name: string, schema: unknown])[]
  readonly required: ReadonlySet<unknown>
  /** Schemas of names, each with that of the values. */
  readonly shapes: readonly (readonly [names: JsonSchema, schema: unknown])[]
  /** What members of other names may be; false where there are none. */
  readonly further: unknown
}

/**
 * What an object may hold. One that describes its members has no others unless the schema asks for them; names that are required, or all
 * that there may be, are properties too.
 */
export function listMembers(schema: JsonSchema): Members {
  const { propertyNames, patternProperties, additionalProperties } = schema
  const properties = new Map<string, unknown>(isSchema(schema.properties) ? Object.entries(schema.properties) : [])
  const required = new Set(listOf(schema.required))
  const named: unknown = isSchema(propertyNames) ? propertyNames.enum : undefined
  for (const name of [...required, ...listOf(named)])
    if (typeof name === 'string' && !properties.has(name)) properties.set(name, additionalProperties ?? true)
  const shapes = Object.entries(isSchema(patternProperties) ? patternProperties : {}).map(
    ([pattern, value]): Members['shapes'][number] => [{ pattern }, value],
  )
  const isOpen = properties.size === 0 && shapes.length === 0
  const further = Array.isArray(named) ? false : (additionalProperties ?? isOpen)
  return { properties: [...properties], required, shapes, further }
}
