import type { Failure } from '../../../client/answer/result.ts'
import { createClientFrom } from '../../../client/create-client-from.ts'
import type { ResponseOf } from '../../../kernel/contract.ts'
import { translateHeaderKey } from '../contract.ts'

export type TranslateClient = ReturnType<typeof createTranslateClient>

export type Language = ResponseOf<(typeof translateHeaderKey)['operations']['listLanguages']>[number]

/** The typed client of this interface, at the server that the page came from. */
export function createTranslateClient(apiKey: string) {
  return createClientFrom({ translateHeaderKey }, {})({ baseUrl: location.origin, key: apiKey }).translateHeaderKey
}

/** What the server says of a failure, or why it said nothing. */
export function toSentence({ body, reason }: Failure): string {
  const message: unknown = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof message === 'string' ? message : reason
}
