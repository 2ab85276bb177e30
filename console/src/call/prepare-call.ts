import type { Method } from '../../../src/kernel/wire/contract.ts'
import { fullPath, type Place } from '../catalogue.ts'
import { readField, readJson, type Draft } from '../form/draft.ts'
import type { Field } from '../form/fields-from-schema.ts'
import { isJsonObject } from '../../../src/libraries/json/json-object.ts'
import type { CallInput } from '../../../src/kernel/wire/reference/to-typescript.ts'
import { encodePathSegment } from './encode-address.ts'
import type { Pair, RequestDraft } from './request-draft.ts'
import type { RequestShape } from './request-shape.ts'

export type PreparedBody =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'form'; readonly pairs: readonly Pair[] }
  | { readonly kind: 'bytes'; readonly file: File }

/** A call as the wire carries it, but for the caller's key. */
export interface PreparedCall {
  readonly method: Method
  /** From the server's root, percent-encoded, without the query. */
  readonly path: string
  readonly query: readonly Pair[]
  readonly headers: readonly Pair[]
  readonly body: PreparedBody | undefined
  /** The same as values, as the TypeScript client takes them. */
  readonly input: CallInput
}

/** What is wrong with the inputs, by part and name: `query.limit`, `body`. */
export type Faults = Readonly<Record<string, string>>

/** Puts a call together from what is filled in. Inputs at fault are left out of it. */
export function prepareCall(
  place: Place,
  shape: RequestShape,
  draft: RequestDraft,
): { call: PreparedCall; faults: Faults } {
  const faults: Record<string, string> = {}
  const params = readPart('params', shape.params, draft.params, faults)
  for (const { name } of shape.params) {
    if (params[name] === '') faults[`params.${name}`] = 'The address needs this.'
  }
  const query = { ...readPart('query', shape.query, draft.query, faults), ...collectPairs(draft.others) }
  const body = readBody(shape, draft, faults)
  const call: PreparedCall = {
    method: place.operation.method,
    path: fillPath(fullPath(place.entry, place.operation.path), params),
    query: toPairs(query),
    headers: [...contentType(body.wire), ...draft.headers.filter(([name]) => name.trim() !== '')],
    body: body.wire,
    input: {
      ...(isEmpty(params) ? {} : { params }),
      ...(isEmpty(query) ? {} : { query }),
      ...(body.value === undefined ? {} : { body: body.value }),
    },
  }
  return { call, faults }
}

type Values = Record<string, unknown>

function readPart(part: string, fields: readonly Field[], draft: Draft, faults: Record<string, string>): Values {
  const values: Values = {}
  for (const field of fields) {
    const reading = readField(field, draft[field.name])
    if ('fault' in reading) faults[`${part}.${field.name}`] = reading.fault
    if ('value' in reading) values[field.name] = reading.value
  }
  return values
}

function readBody(
  shape: RequestShape,
  draft: RequestDraft,
  faults: Record<string, string>,
): { wire?: PreparedBody; value?: unknown } {
  if (!shape.body) return {}
  if (draft.bodyKind === 'bytes') {
    if (draft.file) return { wire: { kind: 'bytes', file: draft.file }, value: draft.file }
    faults['body'] = 'Choose the file to send.'
    return {}
  }
  const value =
    draft.source === undefined
      ? readPart('body', shape.body.fields ?? [], draft.body, faults)
      : readSource(draft.source, faults)
  if (draft.bodyKind === 'form') return { wire: { kind: 'form', pairs: toPairs(value) }, value }
  return value === undefined ? {} : { wire: { kind: 'json', text: JSON.stringify(value) }, value }
}

function readSource(source: string, faults: Record<string, string>): unknown {
  if (source.trim() === '') return undefined
  const reading = readJson(source)
  if ('fault' in reading) faults['body'] = reading.fault
  return 'value' in reading ? reading.value : undefined
}

/** Values as the pairs of a query or a form: an array repeats its name, an object is written as JSON. */
function toPairs(values: unknown): readonly Pair[] {
  if (!isJsonObject(values)) return []
  return Object.entries(values).flatMap(([name, value]) => [value].flat().map((one): Pair => [name, toText(one)]))
}

function toText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

function collectPairs(pairs: readonly Pair[]): Values {
  const named = Map.groupBy(
    pairs.filter(([name]) => name.trim() !== ''),
    ([name]) => name,
  )
  return Object.fromEntries(
    [...named].map(([name, all]) => [name, all.length === 1 ? all[0]?.[1] : all.map(([, value]) => value)]),
  )
}

/** A parameter that is still empty stays visible as its name. */
function fillPath(path: string, params: Values): string {
  const fill = (segment: string) => {
    const value = segment.startsWith(':') ? params[segment.slice(1)] : undefined
    return value === undefined || value === '' ? segment : encodePathSegment(String(value))
  }
  return path.split('/').map(fill).join('/')
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  bytes: 'application/octet-stream',
}

function contentType(body: PreparedBody | undefined): readonly Pair[] {
  return body ? [['Content-Type', contentTypes[body.kind]]] : []
}

function isEmpty(values: Values): boolean {
  return Object.keys(values).length === 0
}
