import { type TSchema, Type } from 'typebox'
import { isJsonObject } from '../../src/libraries/json/json-object.ts'
import { sampleValue } from './sample-value.ts'

/** A copy of `value` with `leaf` at `path`; what has to stand around it and does not yet is made as the schema says. */
export function placeValue(
  value: unknown,
  schema: TSchema,
  [key, ...rest]: readonly (string | number)[],
  leaf: unknown,
): unknown {
  if (key === undefined) return leaf
  const branch = findBranch(schema, key)
  if (typeof key === 'number') {
    const items = branch && Type.IsArray(branch) ? branch.items : Type.Unknown()
    const [first = sampleValue(items), ...others] = Array.isArray(value) ? value : []
    return [placeValue(first, items, rest, leaf), ...others]
  }
  const property = branch && Type.IsObject(branch) ? branch.properties[key] : undefined
  const around: unknown = isJsonObject(value) ? value : branch ? sampleValue(branch) : {}
  const inside = isJsonObject(around) ? around[key] : undefined
  return { ...(isJsonObject(around) ? around : {}), [key]: placeValue(inside, property ?? Type.Unknown(), rest, leaf) }
}

/** The branch of a union that has such a key. */
function findBranch(schema: TSchema, key: string | number): TSchema | undefined {
  if (Type.IsUnion(schema)) return schema.anyOf.map((branch) => findBranch(branch, key)).find(Boolean)
  if (typeof key === 'number') return Type.IsArray(schema) ? schema : undefined
  return Type.IsObject(schema) && key in schema.properties ? schema : undefined
}
