import { isDeepStrictEqual } from 'node:util'
import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { JsonSchema } from '../../../port.ts'
import { allowsNothing } from './schema-fault.ts'

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Nothing where it is no list: a keyword that is wrong narrows nothing. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Keywords that describe values without narrowing them. */
const annotations: ReadonlySet<string> = new Set([
  '$anchor',
  '$comment',
  '$defs',
  '$id',
  '$schema',
  'contentEncoding',
  'contentMediaType',
  'default',
  'definitions',
  'deprecated',
  'description',
  'discriminator',
  'example',
  'examples',
  'readOnly',
  'title',
  'writeOnly',
])

/** A schema without some keywords; undefined where nothing is left that narrows a value. */
export function withoutKeywords(schema: JsonSchema, keywords: readonly string[]): JsonSchema | undefined {
  const left = Object.entries(schema).filter(([keyword]) => !annotations.has(keyword) && !keywords.includes(keyword))
  return left.length === 0 ? undefined : Object.fromEntries(left)
}

/**
 * One schema for the values that two allow. What stands in both and cannot be merged is passed to `leaveOut` and taken from the first.
 *
 * @throws NothingAllowed where they exclude each other
 */
export function mergeSchemas(one: JsonSchema, other: JsonSchema, leaveOut: (keyword: string) => void): JsonSchema {
  const merged = new Map(Object.entries(one))
  for (const [keyword, value] of Object.entries(other)) {
    if (annotations.has(keyword) || objectKeywords.has(keyword)) continue
    const known = merged.get(keyword)
    const merge = lookUp(mergers, keyword)
    if (known === undefined || isDeepStrictEqual(known, value)) merged.set(keyword, value)
    else if (merge) merged.set(keyword, merge(known, value))
    else leaveOut(keyword)
  }
  return nestOptions({ ...Object.fromEntries(merged), ...mergeObjects(one, other) }, one, other)
}

const larger = (one: unknown, other: unknown) => Math.max(Number(one), Number(other))
const smaller = (one: unknown, other: unknown) => Math.min(Number(one), Number(other))

const mergers: Readonly<Record<string, (one: unknown, other: unknown) => unknown>> = {
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  minProperties: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
  uniqueItems: (one, other) => one === true || other === true,
  type: mergeTypes,
  enum: mergeValues,
  items: (one, other) => ({ allOf: [one, other] }),
  // Those of the second are nested into those of the first.
  anyOf: (one) => one,
  oneOf: (one) => one,
}

function mergeTypes(one: unknown, other: unknown): unknown {
  const [left, right] = [[one].flat(), [other].flat()]
  const both = left.filter((type) => right.includes(type) || (type === 'integer' && right.includes('number')))
  const integers = left.includes('number') && !right.includes('number') && right.includes('integer') ? ['integer'] : []
  const types = [...both, ...integers]
  if (types.length === 0) throw allowsNothing()
  return types.length === 1 ? types[0] : types
}

function mergeValues(one: unknown, other: unknown): unknown {
  if (!Array.isArray(one) || !Array.isArray(other)) return one
  const texts = new Set(other.map((value) => JSON.stringify(value)))
  const both = one.filter((value) => texts.has(JSON.stringify(value)))
  if (both.length === 0) throw allowsNothing()
  return both
}

const objectKeywords: ReadonlySet<string> = new Set(['properties', 'required', 'additionalProperties'])

/** A property that one side names and the other does not is what the other lets further properties be. */
function mergeObjects(one: JsonSchema, other: JsonSchema): JsonSchema {
  const [left, right] = [propertiesOf(one), propertiesOf(other)]
  const merged: [string, unknown][] = []
  for (const name of new Set([...left.keys(), ...right.keys()])) {
    const values = [left.get(name) ?? furtherOf(one), right.get(name) ?? furtherOf(other)]
    const narrow = values.filter((value) => value !== true)
    if (!narrow.includes(false)) merged.push([name, narrow.length === 1 ? narrow[0] : { allOf: narrow }])
  }
  const required = [one.required, other.required].flatMap((names): unknown[] => (Array.isArray(names) ? names : []))
  const further = [one.additionalProperties, other.additionalProperties].filter((each) => each !== undefined)
  return {
    ...(merged.length > 0 || left.size + right.size > 0 ? { properties: Object.fromEntries(merged) } : {}),
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
    ...(further.length > 0 ? { additionalProperties: mergeFurther(further) } : {}),
  }
}

function propertiesOf({ properties }: JsonSchema): ReadonlyMap<string, unknown> {
  return new Map(isSchema(properties) ? Object.entries(properties) : [])
}

function furtherOf({ additionalProperties = true }: JsonSchema): unknown {
  return additionalProperties
}

function mergeFurther(further: readonly unknown[]): unknown {
  if (further.includes(false)) return false
  const narrow = further.filter((each) => each !== true)
  return narrow.length === 0 ? true : narrow.length === 1 ? narrow[0] : { allOf: narrow }
}

/** Alternatives on both sides: each of the one with each of the other, worked out when they are written. */
function nestOptions(merged: JsonSchema, one: JsonSchema, other: JsonSchema): JsonSchema {
  const nested: Record<string, unknown> = { ...merged }
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const [left, right] = [one[keyword], other[keyword]]
    if (Array.isArray(left) && Array.isArray(right))
      nested[keyword] = left.map((option: unknown) => ({ allOf: [option, { [keyword]: right }] }))
  }
  return nested
}
