import type { TSchema } from 'typebox'

/** A field of a schema, as tables show it. */
export interface ListedField {
  /** Nested ones by dotted name: `choices[].message.content`. */
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly description: string
}

interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
  readonly const?: unknown
  readonly description?: string
}

/** Fields of an object, or of the elements of a list. */
export function listFields(schema: TSchema, prefix = '', depth = 0): ListedField[] {
  const plain: JsonSchema = { ...schema }
  if (plain.anyOf?.[0] && !plain.properties) return listFields(plain.anyOf[0], prefix, depth)
  if (plain.items && depth < 3) return listFields(plain.items, `${prefix.replace(/\.$/, '')}[].`, depth)
  return Object.entries(plain.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`
    const field = {
      name,
      type: typeOf(property),
      required: plain.required?.includes(key) ?? false,
      description: descriptionOf(property),
    }
    return [field, ...(depth < 3 ? listFields(property, `${name}.`, depth + 1) : [])]
  })
}

export function typeOf(schema: TSchema): string {
  const { type, items, anyOf, const: only }: JsonSchema = { ...schema }
  if (only !== undefined) return JSON.stringify(only)
  if (type === 'undefined') return 'nothing'
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ')
  return type === 'array' && items ? `array of ${typeOf(items)}` : (type ?? 'any')
}

/** Its own, or that of the first alternative: what may be null as well is described there. */
export function descriptionOf(schema: TSchema): string {
  const { description, anyOf: [first] = [] }: JsonSchema = { ...schema }
  return description ?? (first ? descriptionOf(first) : '')
}
