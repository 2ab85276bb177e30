import { type MainBodyKind, mainKindsOf } from '../../../src/kernel/wire/contract.ts'
import { fullPath, keyRuleOf, type Place } from '../catalogue.ts'
import { fieldsFromSchema, textField, type Field } from '../form/fields-from-schema.ts'
import { readSchema } from '../form/json-schema.ts'

/** What can be filled in for one operation. */
export interface RequestShape {
  readonly params: readonly Field[]
  readonly query: readonly Field[]
  /** Whether parameters that the contract does not name may be added to the query. */
  readonly takesOtherQuery: boolean
  readonly body: BodyShape | undefined
}

export interface BodyShape {
  readonly accepts: readonly [MainBodyKind, ...MainBodyKind[]]
  /** Absent when the body is no object with named fields, and so is edited as JSON in one piece. */
  readonly fields: readonly Field[] | undefined
}

export function shapeOf(place: Place): RequestShape {
  const { params, query, body, example } = place.operation
  const key = keyRuleOf(place)
  const isKey = (where: 'query' | 'form') => (field: Field) => key.in === where && key.name === field.name
  const queryFields = fieldsFromSchema(query ?? { properties: {} }, example.query) ?? []
  return {
    params: pathNames(fullPath(place.entry, place.operation.path)).map((name) =>
      textField(name, readProperty(params, name), true),
    ),
    query: queryFields.filter((field) => !isKey('query')(field)),
    takesOtherQuery: query !== undefined && readSchema(query).takesOthers,
    body: body && {
      accepts: mainKindsOf(body.accepts),
      fields: fieldsFromSchema(body.schema, example.body)?.filter((field) => !isKey('form')(field)),
    },
  }
}

/** The names of the parameters in a path, such as `lang` in `/encyclopedia/:lang`. */
export function pathNames(path: string): readonly string[] {
  return path.split('/').flatMap((segment) => (segment.startsWith(':') ? [segment.slice(1)] : []))
}

function readProperty(schema: { readonly properties: object } | undefined, name: string): unknown {
  return schema ? Reflect.get(schema.properties, name) : undefined
}
