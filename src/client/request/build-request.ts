import { encodeBody } from './encode-body.ts'
import { isJsonObject, type JsonObject } from '../../libraries/json/json-object.ts'
import { encodeFields } from './encode-fields.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { expandPath } from './expand-path.ts'
import type { Bytes } from '../interface-client.ts'
import { placeKey } from './place-key.ts'
import { userAgentHeader } from './user-agent.ts'

export interface WireRequest {
  readonly method: string
  /** Absolute, without its query: fit for a message. */
  readonly address: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Bytes | undefined
}

/**
 * Writes a call as the request of its wire. A field that the caller gives wins over the one the key would be placed in.
 *
 * @throws UnsendableError when a path parameter cannot be written.
 */
export function buildRequest({ operation, rule, target, input, accept }: Omit<Exchange, 'deadline'>): WireRequest {
  const placed = placeKey(rule, target.key, target.scheme)
  const address = expandPath(target.root + operation.path, input.params ?? {})
  const query = encodeFields({ ...placed.query, ...input.query })
  const content = addFields(input.body, placed.body)
  const encoded = operation.body && encodeBody(operation.body.accepts[0], content)
  const contentType = encoded && { 'content-type': encoded.contentType }
  return {
    method: operation.method,
    address,
    url: query ? `${address}?${query}` : address,
    headers: { accept, ...userAgentHeader, ...operation.headers, ...contentType, ...placed.headers },
    body: encoded?.content,
  }
}

function addFields(body: unknown, fields: JsonObject | undefined): unknown {
  if (!fields || !(body === undefined || isJsonObject(body))) return body
  return { ...fields, ...body }
}
