import { type TSchema, Type } from 'typebox'

/** A small value that a schema takes: what stands around a grown one. */
export function sampleValue(schema: TSchema): unknown {
  if (Type.IsLiteral(schema)) return schema.const
  if (Type.IsEnum(schema)) return schema.enum[0]
  if (Type.IsUnion(schema)) return sampleValue(schema.anyOf[0] ?? Type.Null())
  if (Type.IsArray(schema)) return [sampleValue(schema.items)]
  if (Type.IsObject(schema)) return sampleObject(schema)
  if (Type.IsString(schema)) return 'text'
  if (Type.IsInteger(schema) || Type.IsNumber(schema)) return 1
  return Type.IsBoolean(schema) ? true : null
}

function sampleObject({ properties, required = [] }: { properties: Record<string, TSchema>; required?: string[] }) {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name))
  return Object.fromEntries(needed.map(([name, property]) => [name, sampleValue(property)]))
}
