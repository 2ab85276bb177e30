import type { FastifyRequest } from 'fastify'
import type { KeyRule, Operation } from '../../wire/contract.ts'
import { checkPath } from './check-path.ts'
import { dropCredentials } from './drop-credentials.ts'
import { pickRequestHeaders } from './passing-headers.ts'
import { placeUpstreamKey } from './place-key.ts'
import type { RelayCall } from './relay.ts'
import { writeKeyedBody } from './write-keyed-body.ts'

export interface CallParts {
  readonly request: FastifyRequest
  /** As they came, inflated. */
  readonly bytes: Buffer | undefined
  /** What was read from them. */
  readonly fields: unknown
  readonly rule: KeyRule
  readonly key: string | undefined
  /** Segments of the address before the operation's path. */
  readonly baseSegments: number
  readonly operation: Operation
  readonly toOriginalPath?: ((path: string) => string) | undefined
  readonly suits: RelayCall['suits']
}

/**
 * A caller's call as it goes on: below the base, with the operator's key in place of the caller's.
 *
 * @throws ServiceError for a path that would lead elsewhere on the original
 */
export function toRelayCall(parts: CallParts): RelayCall {
  const { request, bytes = null, fields, rule, key, operation, toOriginalPath } = parts
  const headers = pickRequestHeaders(request.headers)
  // Such a body is read as JSON here whatever it is called; the original may look.
  if (operation.body?.accepts.length === 1 && operation.body.accepts[0] === 'json')
    headers['content-type'] = 'application/json'
  const body = writeKeyedBody({ bytes, fields }, headers, rule, operation)
  const [path, whole] = splitAddress(request.url, parts.baseSegments)
  checkPath(path)
  const query = dropCredentials(whole, rule, operation)
  const keyed = placeUpstreamKey({ headers, query, body }, rule, key, request.headers.authorization)
  return {
    method: request.method,
    path: (toOriginalPath?.(path) ?? path) + keyed.query,
    headers: keyed.headers,
    body: keyed.body,
    isRepeatable: operation.method === 'GET' || operation.isRepeatable === true,
    hasCallersKey: rule.need === 'own',
    suits: parts.suits,
  }
}

/** The path below the base, and the query with its question mark. */
function splitAddress(url: string, baseSegments: number): readonly [string, string] {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  let start = 0
  for (let count = 0; count < baseSegments; count++) start = path.indexOf('/', start + 1)
  return [start < 0 ? '/' : path.slice(start), mark < 0 ? '' : url.slice(mark)]
}
