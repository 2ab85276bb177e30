import fc from 'fast-check'
import { isJsonObject, type JsonObject } from '../../src/libraries/json/json-object.ts'

const maxItems = 4

const text = fc.oneof(
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }), weight: 4 },
  {
    arbitrary: fc.constantFrom('', ' ', '\u0000', '日本語', 'constructor', '__proto__', '-1', 'true', '🐈', '\ud800'),
    weight: 1,
  },
)

/** Values of a schema as a contract writes it. Of what it does not say, such as formats, anything goes: callers send anything. */
export function arbitraryOf(schema: unknown, depth = 0): fc.Arbitrary<unknown> {
  if (!isJsonObject(schema) || depth > 6) return fc.jsonValue({ maxDepth: 2 })
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum'])
  for (const union of ['anyOf', 'oneOf'])
    if (Array.isArray(schema[union])) return fc.oneof(...schema[union].map((each) => arbitraryOf(each, depth + 1)))
  switch (schema['type']) {
    case 'string':
      return stringOf(schema)
    case 'integer':
      return fc.integer({ ...boundsOf(schema, -1_000_000, 1_000_000) })
    case 'number':
      return fc.double({ noNaN: true, ...boundsOf(schema, -1e6, 1e6) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryOf(schema['items'], depth + 1), {
        minLength: countOf(schema, 'minItems'),
        maxLength: maxItems,
      })
    case 'object':
      return objectOf(schema, depth)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function stringOf({ pattern, examples, ...schema }: JsonObject): fc.Arbitrary<unknown> {
  const known = Array.isArray(examples) ? [fc.constantFrom(...examples)] : []
  const shaped = typeof pattern === 'string' ? [fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 40 })] : []
  const { minLength } = schema
  const plain = text.filter((value) => typeof minLength !== 'number' || value.length >= minLength)
  return fc.oneof(...known, ...shaped, ...(shaped.length > 0 ? [] : [plain]))
}

function objectOf({ properties, required, additionalProperties, patternProperties }: JsonObject, depth: number) {
  const fields = Object.entries(isJsonObject(properties) ? properties : {})
  const needed = new Set(Array.isArray(required) ? required : [])
  const record = fc.record(Object.fromEntries(fields.map(([name, schema]) => [name, arbitraryOf(schema, depth + 1)])), {
    requiredKeys: fields.map(([name]) => name).filter((name) => needed.has(name)),
  })
  const further = isJsonObject(patternProperties) ? Object.values(patternProperties)[0] : additionalProperties
  if (!isJsonObject(further)) return record
  const others = fc.dictionary(fc.string({ maxLength: 8 }), arbitraryOf(further, depth + 1), { maxKeys: 3 })
  return fc.tuple(record, others).map(([own, more]) => ({ ...more, ...own }))
}

function boundsOf(schema: JsonObject, min: number, max: number) {
  const least = typeof schema['minimum'] === 'number' ? schema['minimum'] : min
  const most = typeof schema['maximum'] === 'number' ? schema['maximum'] : max
  // Large bounds ask for large answers; other benches are for those.
  return { min: least, max: Math.max(least, Math.min(most, Math.max(max, least))) }
}

function countOf(schema: JsonObject, name: string): number {
  const count = schema[name]
  return typeof count === 'number' ? Math.min(count, maxItems) : 0
}
