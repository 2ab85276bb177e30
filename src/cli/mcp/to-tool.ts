import type { TObject, TSchema } from 'typebox'
import type { CallInput } from '../../client/exchange/exchange.ts'
import { isJsonObject, type JsonObject } from '../../libraries/json/json-object.ts'
import type { Contract, Operation } from '../../kernel/wire/contract.ts'

/** An operation as an assistant chooses and calls it. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  /** JSON Schema of what it is called with, an object. */
  readonly inputSchema: JsonObject
  readonly isReadOnly: boolean
  readonly contract: Contract
  readonly operation: Operation
  toInput(given: JsonObject): CallInput
}

type Place = 'params' | 'query' | 'body'

/** Fields of the wire that are no use to an assistant: an answer in pieces, and the key, which is sent as the operator has set it. */
const hidden = new Set(['stream', 'stream_options', 'apikey', 'key', 'auth_key'])

/**
 * Parameters, query and body as the fields of one object; what is no object, and what two places call alike, keeps the name of its place.
 * Undefined for what cannot be called in JSON: bodies of bytes, and answers that are bytes.
 */
export function toTool(contract: Contract, name: string, operation: Operation): Tool | undefined {
  const { body, params, query, summary, response, method } = operation
  if (body?.accepts[0] === 'bytes' || ('format' in response && response.format === 'binary')) return undefined
  const places = [
    ['params', params],
    ['query', query],
    ['body', body?.schema],
  ] as const
  const objects = places.flatMap(([place, schema]) => (schema ? [[place, schema] as const] : []))
  const taken = countNames(objects.map(([, schema]) => schema))
  const fields = objects.flatMap(([place, schema]) => listFields(place, schema, taken))
  return {
    name: `${contract.id}_${name}`.replaceAll('-', '_'),
    title: summary,
    description: `${summary}. ${contract.title}: ${contract.summary}`,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(fields.map(({ shown, schema }) => [shown, schema])),
      required: fields.filter(({ isRequired }) => isRequired).map(({ shown }) => shown),
    },
    isReadOnly: method === 'GET' || operation.isRepeatable === true,
    contract,
    operation,
    toInput: (given) => toInput(given, fields),
  }
}

interface Field {
  readonly place: Place
  /** Undefined where the whole of a place is one field. */
  readonly name: string | undefined
  readonly shown: string
  readonly schema: TSchema
  readonly isRequired: boolean
}

function listFields(place: Place, schema: TSchema, taken: ReadonlyMap<string, number>): readonly Field[] {
  if (!isObject(schema)) return [{ place, name: undefined, shown: place, schema, isRequired: true }]
  const required: readonly string[] = schema.required ?? []
  return Object.entries(schema.properties)
    .filter(([name]) => !hidden.has(name))
    .map(([name, property]) => ({
      place,
      name,
      shown: (taken.get(name) ?? 0) > 1 ? `${place}_${name}` : name,
      schema: property,
      isRequired: required.includes(name),
    }))
}

function isObject(schema: TSchema): schema is TObject {
  return 'properties' in schema && typeof schema.properties === 'object'
}

function countNames(schemas: readonly TSchema[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const schema of schemas.filter(isObject))
    for (const name of Object.keys(schema.properties)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function toInput(given: JsonObject, fields: readonly Field[]): CallInput {
  const values = new Map(Object.entries(given))
  const places = new Map<Place, unknown>()
  for (const { place, name, shown } of fields) {
    if (!values.has(shown)) continue
    const before = places.get(place)
    const value = values.get(shown)
    places.set(place, name === undefined ? value : { ...(isJsonObject(before) && before), [name]: value })
  }
  const [params, query] = [places.get('params'), places.get('query')]
  return { ...(isJsonObject(params) && { params }), ...(isJsonObject(query) && { query }), body: places.get('body') }
}
