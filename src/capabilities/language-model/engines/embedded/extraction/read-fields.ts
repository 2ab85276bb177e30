import type { JsonSchema } from '../../../port.ts'

export type FieldKind = 'text' | 'number' | 'integer' | 'yes-or-no' | 'choice' | 'list'

/** A property of an object that a schema describes. */
export interface Field {
  readonly name: string
  readonly kind: FieldKind
  /** Of a choice, what there is to choose from. */
  readonly choices: readonly string[]
  /** `date`, `email` and the like. */
  readonly format: string | undefined
  readonly isRequired: boolean
  readonly isNullable: boolean
}

const maxFields = 30

/** The fields of a schema that is an object of plain values; undefined for any other. */
export function readFields(schema: JsonSchema): readonly Field[] | undefined {
  const { type, properties, required } = schema
  if (type !== 'object' || typeof properties !== 'object' || properties === null) return undefined
  const names = new Set<unknown>(Array.isArray(required) ? required : [])
  const entries: [string, unknown][] = Object.entries(properties)
  if (entries.length === 0 || entries.length > maxFields) return undefined
  const fields = entries.map(([name, property]) => readField(name, property, names.has(name)))
  const known = fields.filter((field) => field !== undefined)
  return known.length === entries.length ? known : undefined
}

function readField(name: string, property: unknown, isRequired: boolean): Field | undefined {
  if (typeof property !== 'object' || property === null) return undefined
  const {
    type,
    enum: choices,
    format,
    items,
  }: { type?: unknown; enum?: unknown; format?: unknown; items?: unknown } = property
  const types: readonly unknown[] = Array.isArray(type) ? type : [type]
  const isNullable = types.includes('null')
  const kind = readKind(
    types.filter((one) => one !== 'null'),
    choices,
    items,
  )
  if (kind === undefined) return undefined
  const texts = Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : []
  return { name, kind, choices: texts, format: typeof format === 'string' ? format : undefined, isRequired, isNullable }
}

const kinds: ReadonlyMap<unknown, FieldKind> = new Map<unknown, FieldKind>([
  ['string', 'text'],
  ['number', 'number'],
  ['integer', 'integer'],
  ['boolean', 'yes-or-no'],
])

function readKind(types: readonly unknown[], choices: unknown, items: unknown): FieldKind | undefined {
  if (Array.isArray(choices)) return choices.every((choice) => typeof choice === 'string') ? 'choice' : undefined
  if (types.length !== 1) return undefined
  if (types[0] !== 'array') return kinds.get(types[0])
  const isTexts = typeof items === 'object' && items !== null && 'type' in items && items.type === 'string'
  return isTexts ? 'list' : undefined
}
