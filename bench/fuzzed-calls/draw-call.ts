import fc from 'fast-check'
import type { Contract, Operation } from '../../src/kernel/wire/contract.ts'
import { isJsonObject } from '../../src/libraries/json/json-object.ts'
import { requestOf, type Request } from '../../tests/example-request.ts'
import { arbitraryOf } from './arbitrary-of.ts'

/** What is put into a request, by its place. */
interface Drawn {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Calls of one operation: what its contract takes, what it nearly takes, and anything. */
export function arbitraryCall(contract: Contract, operation: Operation, key: string): fc.Arbitrary<Request> {
  const { params, query, body } = operation
  const anything = fc.jsonValue({ maxDepth: 3 })
  const valid = (schema: unknown) => (schema === undefined ? fc.constant(undefined) : arbitraryOf(schema))
  const drawn = fc.record({
    params: valid(params),
    query: valid(query),
    body: fc.oneof({ arbitrary: valid(body?.schema), weight: 5 }, { arbitrary: anything, weight: 1 }),
  })
  return fc
    .tuple(drawn, fc.boolean())
    .chain(([one, isMended]) => (isMended ? fc.constant(one) : spoil(one)))
    .map((one) => toRequest(contract, operation, key, one))
}

/** One field of the query or the body is something else. */
function spoil(drawn: Drawn): fc.Arbitrary<Drawn> {
  const places = (['query', 'body'] as const).flatMap((place) => {
    const fields = drawn[place]
    return isJsonObject(fields) ? Object.keys(fields).map((name) => [place, name] as const) : []
  })
  if (places.length === 0) return fc.constant(drawn)
  return fc.tuple(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 2 })).map(([[place, name], value]) => ({
    ...drawn,
    [place]: { ...Object(drawn[place]), [name]: value },
  }))
}

function toRequest(contract: Contract, operation: Operation, key: string, { params, query, body }: Drawn): Request {
  const fields = Object.fromEntries(Object.entries(Object(params)).map(([name, value]) => [name, String(value)]))
  // A segment that is a dot or nothing is another address.
  const whole = Object.fromEntries(Object.entries(fields).filter(([, value]) => !/^\.{0,2}$/.test(value)))
  const example = {
    ...operation.example,
    params: { ...operation.example.params, ...whole },
    query: { ...operation.example.query, ...toTexts(query) },
    ...(body === undefined ? {} : { body: toBody(operation, body) }),
  }
  const sent = { ...example, params: encodable(example.params), query: encodable(example.query) }
  return requestOf(contract, { ...operation, example: sent }, key)
}

function toBody({ example, body: kind }: Operation, body: unknown): unknown {
  if (kind?.accepts[0] === 'form') return toTexts(body)
  return typeof example.body === 'string' ? toText(body) : body
}

function toTexts(fields: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(Object(fields)).map(([name, value]) => [name, toText(value)]))
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Halves of characters have no form in an address. */
function encodable(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.toWellFormed()]))
}
