import type { TSchema } from 'typebox'
import { createRecord } from '../../../libraries/json/create-record.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'

export type Fields = Record<string, string | string[]>

/**
 * Makes a reader of query or form fields. A field that the schema declares as an array keeps all its values, one declared as
 * a plain string keeps the last; a field that the schema does not name, or allows to be either, is a string, or an array when it
 * repeats.
 */
export function createFieldReader(schema: TSchema | undefined): (pairs: Iterable<readonly [string, string]>) => Fields {
  const declared = kindsOf(schema)
  return (pairs) => {
    const fields = createRecord<string | string[]>()
    for (const [name, value] of pairs) {
      const earlier = fields[name]
      const kind = declared.get(name)
      if (kind === 'one') fields[name] = value
      else if (Array.isArray(earlier)) earlier.push(value)
      else if (earlier !== undefined) fields[name] = [earlier, value]
      else fields[name] = kind === 'many' ? [value] : value
    }
    return fields
  }
}

/** Fields whose files are kept as they came: those that the schema declares by a media type. */
export function fileFieldsOf(schema: TSchema): ReadonlySet<string> {
  const isFile = (property: unknown) =>
    typeof property === 'object' && property !== null && 'contentMediaType' in property
  return new Set(propertiesOf(schema).flatMap(([name, property]) => (isFile(property) ? [name] : [])))
}

function propertiesOf(schema: TSchema | undefined): readonly [string, unknown][] {
  if (!schema || !('properties' in schema) || typeof schema.properties !== 'object') return []
  return Object.entries({ ...schema.properties })
}

function kindsOf(schema: TSchema | undefined): ReadonlyMap<string, 'one' | 'many'> {
  const kinds = propertiesOf(schema).flatMap(([name, property]) => {
    const isEither = membersOf(property).some(isArray)
    return isEither ? [] : [[name, isArray(property) ? 'many' : 'one'] as const]
  })
  return new Map(kinds)
}

/** Those of a union. */
function membersOf(property: unknown): readonly unknown[] {
  const isUnion = typeof property === 'object' && property !== null && 'anyOf' in property
  return isUnion && Array.isArray(property.anyOf) ? property.anyOf : []
}

function isArray(property: unknown): boolean {
  return typeof property === 'object' && property !== null && 'type' in property && property.type === 'array'
}

/** Refuses more fields than `max` before one of them is read; `&` parts them. */
export function checkFieldCount(encoded: string | Buffer, max: number, part: 'query' | 'form'): void {
  let at = encoded.indexOf('&')
  for (let count = 2; at >= 0; count++) {
    if (count > max) throw tooManyFields(max, part)
    at = encoded.indexOf('&', at + 1)
  }
}

export function tooManyFields(max: number, part: 'query' | 'form'): Error {
  const code = part === 'query' ? 'invalid_request' : 'body_too_large'
  return kernelError(code, `The ${part} has more than ${max} fields.`)
}
