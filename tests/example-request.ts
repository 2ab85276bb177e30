/** The examples of contracts as requests. */
import type { Contract, KeyPlacement, Operation } from '../src/kernel/wire/contract.ts'

/** What differs from call to call by its nature: ids, times, what is left of an allowance. */
const passing = new Set([
  'id',
  'created',
  'created_at',
  'completed_at',
  'duration',
  'remaining_credits',
  'resultID',
  'requestId',
  'startTime',
  'endTime',
  'processTime',
  'glossary_id',
  'document_id',
  'document_key',
  'translatedFileUrl',
  'creation_time',
])

/** Whether the call can be made once only: what it deletes is gone then. */
export function isUsedUp({ method, status }: Operation): boolean {
  return method === 'DELETE' && status === 204
}

/** Parts of paths whose calls take what an earlier one gave: ids of stored responses and readings, codes of trains, courses. */
const ofEarlierCalls = [
  ':response_id',
  ':operationId',
  ':document_id',
  ':file',
  '/station/info',
  '/v1/json/course/',
  '/timetable/train',
]

/** Whether what it asks for is made by an earlier call alone. Their slices test these. */
export function needsEarlierCall({ path }: Operation): boolean {
  return ofEarlierCalls.some((part) => path.includes(part))
}

/** A body without what differs from one answer to the next; text as it is. */
export function withoutPassing(body: string): string {
  if (!/^[[{"]/.test(body)) return body
  return JSON.stringify(JSON.parse(body), (name, value: unknown) =>
    passing.has(name) ? undefined : withoutHost(value),
  )
}

/** Addresses of a server's own pages have the name by which it was asked. */
function withoutHost(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//, '/') : value
}

export interface Request {
  readonly method: Operation['method']
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
}

/** The operation's example as a request for JSON, with the credential where this wire carries it. */
export function requestOf(contract: Contract, operation: Operation, credential: string): Request {
  const { method, path, body, example } = operation
  const placed = placeCredential(operation.key ?? contract.key, credential)
  const url = fillParameters(`/${contract.base}${path}`, operation)
  const query = new URLSearchParams({ ...example.query, ...placed.query }).toString()
  const common = { method, url: query ? `${url}?${query}` : url }
  const asked = { accept: 'application/json', ...placed.headers }
  if (!body) return { ...common, headers: asked }
  if (body.accepts[0] === 'bytes' && typeof example.body === 'string') {
    const headers = { ...asked, 'content-type': 'application/octet-stream' }
    return { ...common, payload: example.body, headers }
  }
  const isForm = body.accepts[0] === 'form'
  const payload = isForm
    ? new URLSearchParams({ ...Object(example.body), ...placed.form }).toString()
    : JSON.stringify(example.body)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return { ...common, payload, headers: { ...asked, 'content-type': type } }
}

/** The parameters of a base or a path, from the operation's example. */
export function fillParameters(template: string, { example: { params = {} } }: Operation): string {
  return template.replaceAll(/(?<=\/|^):(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? name))
}

type PlacedCredential = Partial<Record<'headers' | 'query' | 'form', Readonly<Record<string, string>>>>

function placeCredential(placement: KeyPlacement, credential: string): PlacedCredential {
  switch (placement.in) {
    case 'bearer':
      return { headers: { authorization: `Bearer ${credential}` } }
    case 'basic':
      return { headers: { authorization: `Basic ${btoa(`${credential}:${credential}`)}` } }
    case 'scheme':
      return { headers: { authorization: `Service${placement.suffix} ${credential}` } }
    case 'header':
      return { headers: { [placement.name.toLowerCase()]: credential } }
    case 'query':
      return { query: { [placement.name]: credential } }
    case 'form':
      return { form: { [placement.name]: credential } }
  }
}
