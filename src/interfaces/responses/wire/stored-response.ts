import { Compile } from 'typebox/compile'
import { ResponseObject } from '../contract/response.ts'
import type { Item } from '../domain/item.ts'
import type { StoredResponse } from '../port.ts'
import type { WireResponse } from './begin-response.ts'

const compiled = Compile(ResponseObject)

export function toStoredResponse(response: WireResponse, callerId: string, input: readonly Item[]): StoredResponse {
  const { output, ...description } = response
  const previousId = response.previous_response_id ?? undefined
  return { id: response.id, callerId, previousId, description, input, output }
}

export function toWireResponse({ description, output }: StoredResponse): WireResponse {
  const response: unknown = { ...description, output }
  if (compiled.Check(response)) return response
  throw new TypeError('A stored response is none of this wire.')
}
