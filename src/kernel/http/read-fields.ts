import type { TSchema } from 'typebox'

export type Fields = Record<string, string | string[]>

/**
 * Reads query or form fields. A field that the schema declares as an array keeps all its values, one declared as a
 * plain string keeps the last; a field that the schema does not name is a string, or an array when it repeats.
 */
export function readFields(pairs: Iterable<readonly [string, string]>, schema: TSchema | undefined): Fields {
  const declared = propertiesOf(schema)
  const fields: Fields = Object.create(null)
  for (const [name, value] of pairs) {
    const earlier = fields[name]
    const type = typeOf(declared, name)
    if (type === 'array') fields[name] = earlier === undefined ? [value] : [...earlier, value]
    else if (type !== undefined || earlier === undefined) fields[name] = value
    else fields[name] = Array.isArray(earlier) ? [...earlier, value] : [earlier, value]
  }
  return fields
}

function propertiesOf(schema: TSchema | undefined): Readonly<Record<string, TSchema>> {
  if (!schema || !('properties' in schema) || typeof schema.properties !== 'object') return {}
  return { ...schema.properties }
}

function typeOf(declared: Readonly<Record<string, TSchema>>, name: string): string | undefined {
  if (!Object.hasOwn(declared, name)) return undefined
  const schema = declared[name]
  return schema && 'type' in schema && schema.type === 'array' ? 'array' : 'single'
}
