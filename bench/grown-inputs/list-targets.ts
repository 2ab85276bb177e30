import { type TSchema, Type } from 'typebox'
import { type Contract, type MainBodyKind, mainKindsOf, type Operation } from '../../src/kernel/wire/contract.ts'

/** Where in a request a value stands. */
export type Place = 'path' | 'query' | 'header' | MainBodyKind

/** What is grown there: a string, an array, the pairs of an object, a number or truth value, or the raw bytes of a body. */
export type Shape = 'text' | 'list' | 'object' | 'scalar' | 'bytes'

/** One thing in a request that can be made large. */
export interface Target {
  readonly contract: Contract
  readonly operationName: string
  readonly operation: Operation
  readonly place: Place
  /** Keys from the outside in, 0 for the first element of an array; empty for all of that place. */
  readonly path: readonly (string | number)[]
  readonly shape: Shape
  /** Of an array its elements', of a text its own: any string, or one of few words. */
  readonly schema: TSchema
}

export const anyText = Type.String()
export const oneOfFewWords = Type.Literal('')

type Spot = Pick<Target, 'path' | 'shape' | 'schema'>

/**
 * Every string, array, object and number that a contract's operations take, the bodies as a whole and the credential among them.
 * What two operations of an interface take alike, by the same method at the same place, is listed once.
 */
export function listTargets(contract: Contract): Target[] {
  const seen = new Set<string>()
  const targets = Object.entries(contract.operations).flatMap(([name, operation]) =>
    listOfOperation(contract, name, operation),
  )
  return targets.filter(({ operation: { method }, place, path, shape, schema }) => {
    const key = JSON.stringify([place === 'path' || place === 'header' ? '' : method, place, path, shape, schema])
    return !seen.has(key) && seen.add(key)
  })
}

function listOfOperation(contract: Contract, operationName: string, operation: Operation): Target[] {
  const common = { contract, operationName, operation }
  const at = (place: Place, spots: Iterable<Spot>) => Array.from(spots, (spot) => ({ ...common, place, ...spot }))
  const { params, query, body } = operation
  return [
    ...at('header', [{ path: ['authorization'], shape: 'text', schema: anyText }]),
    ...at('path', params ? textsOf(params) : []),
    ...at('query', [{ path: [], shape: 'object', schema: Type.Object({}) }, ...(query ? textsOf(query) : [])]),
    ...(body ? mainKindsOf(body.accepts) : []).flatMap((kind) =>
      at(kind, spotsOfBody(kind, body?.schema ?? Type.Unknown())),
    ),
  ]
}

function* spotsOfBody(kind: MainBodyKind, schema: TSchema): Generator<Spot> {
  yield { path: [], shape: 'bytes', schema: Type.Unknown() }
  if (kind === 'bytes') return
  yield { path: [], shape: 'object', schema: Type.Object({}) }
  if (kind === 'form') return yield* textsOf(schema)
  yield { path: [], shape: 'list', schema: Type.Unknown() }
  for (const spot of spotsOf(schema, [])) if (spot.path.length > 0) yield spot
}

/** Fields of a query, form or path: texts on the wire, whatever they are read as. */
function textsOf(schema: TSchema): Spot[] {
  if (!Type.IsObject(schema)) return []
  return Object.keys(schema.properties).map((name) => ({ path: [name], shape: 'text', schema: anyText }))
}

function* spotsOf(schema: TSchema, path: Target['path']): Generator<Spot> {
  if (Type.IsUnion(schema)) {
    for (const branch of schema.anyOf) yield* spotsOf(branch, path)
  } else if (Type.IsArray(schema)) {
    yield { path, shape: 'list', schema: schema.items }
    yield* spotsOf(schema.items, [...path, 0])
  } else if (Type.IsObject(schema)) {
    yield { path, shape: 'object', schema: Type.Object({}) }
    for (const [name, property] of Object.entries(schema.properties)) yield* spotsOf(property, [...path, name])
  } else if (Type.IsLiteral(schema) || Type.IsEnum(schema)) {
    yield { path, shape: 'text', schema: oneOfFewWords }
  } else if (Type.IsString(schema)) {
    yield { path, shape: 'text', schema: anyText }
  } else if (Type.IsNumber(schema) || Type.IsInteger(schema) || Type.IsBoolean(schema)) {
    yield { path, shape: 'scalar', schema: Type.Number() }
  }
}
