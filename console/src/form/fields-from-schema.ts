import { isJsonObject } from '../../../src/libraries/json/json-object.ts'
import { readSchema, type JsonSchema, type Scalar } from './json-schema.ts'

interface FieldCommon {
  readonly name: string
  readonly description: string | undefined
  readonly required: boolean
}

/**
 * One input of a form. What no simple input can hold, an object for one, is edited as JSON. A text with `orJson` is of a union: it is
 * taken as it stands, and a list or an object as JSON.
 */
export type Field = FieldCommon & FieldKind

export type FieldKind =
  | { readonly kind: 'text'; readonly multiline: boolean; readonly orJson?: true }
  | {
      readonly kind: 'number'
      readonly integer: boolean
      readonly minimum: number | undefined
      readonly maximum: number | undefined
    }
  | { readonly kind: 'choice'; readonly choices: readonly Scalar[] }
  | { readonly kind: 'list'; readonly item: 'text' | 'number' }
  | { readonly kind: 'json' }

/**
 * The fields of an object schema, in its order, followed by those that only the example fills.
 * `undefined` for anything that cannot be taken apart by name: that is edited as JSON in one piece.
 */
export function fieldsFromSchema(schema: unknown, example: unknown): readonly Field[] | undefined {
  const source = readSchema(schema)
  const { required } = source
  const properties = source.properties ?? (isFree(source) && isJsonObject(example) ? {} : undefined)
  if (!properties) return undefined
  const filled = isJsonObject(example) ? example : {}
  const declared = Object.entries(properties).map(([name, property]) => ({
    name,
    description: property.description,
    required: required.includes(name),
    ...kindOf(property, filled[name]),
  }))
  const undeclared = Object.keys(filled).filter((name) => !Object.hasOwn(properties, name))
  return [...declared, ...undeclared.map((name) => undeclaredField(name, filled[name]))]
}

/** A field that no schema describes, shaped after its value. */
function undeclaredField(name: string, value: unknown): Field {
  return { name, description: undefined, required: false, ...kindOf(readSchema({ type: typeof value }), value) }
}

/** A plain field for a path parameter or anything else that is text on the wire. */
export function textField(name: string, schema: unknown, required: boolean): Field {
  const { description, choices } = readSchema(schema)
  const kind: FieldKind = choices ? { kind: 'choice', choices } : { kind: 'text', multiline: false }
  return { name, description, required, ...kind }
}

function kindOf(schema: JsonSchema, example: unknown): FieldKind {
  if (schema.choices) return { kind: 'choice', choices: schema.choices }
  if (schema.type === 'string') return { kind: 'text', multiline: isLong(schema, example) }
  if (schema.type === 'boolean') return { kind: 'choice', choices: [true, false] }
  if (schema.type === 'number' || schema.type === 'integer') {
    return { kind: 'number', integer: schema.type === 'integer', minimum: schema.minimum, maximum: schema.maximum }
  }
  if (schema.type === 'array' && schema.items) return kindOfList(schema.items)
  if (takesText(schema)) return { kind: 'text', multiline: true, orJson: true }
  return { kind: 'json' }
}

function kindOfList(items: JsonSchema): FieldKind {
  if (items.type === 'string' && !items.choices) return { kind: 'list', item: 'text' }
  if (items.type === 'number' || items.type === 'integer') return { kind: 'list', item: 'number' }
  return { kind: 'json' }
}

/** Whether an object of any fields will do; then the example's own are as good as declared. */
function isFree({ type, anyOf, choices }: JsonSchema): boolean {
  return (type === undefined || type === 'object') && anyOf.length === 0 && !choices
}

/** A union with a plain string in it, such as "a text or several". */
function takesText({ anyOf }: JsonSchema): boolean {
  return anyOf.some(({ type, choices }) => type === 'string' && !choices)
}

function isLong({ maxLength = 0 }: JsonSchema, example: unknown): boolean {
  return maxLength > 200 || (typeof example === 'string' && (example.length > 60 || example.includes('\n')))
}
