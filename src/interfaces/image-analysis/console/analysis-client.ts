import type { Failure } from '../../../client/answer/result.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import { createClient } from '../client.ts'
import type { imageAnalysis } from '../contract.ts'

export type AnalysisClient = ReturnType<typeof createAnalysisClient>

export type WireAnalysis = ResponseOf<(typeof imageAnalysis)['operations']['analyze']>

/** The typed client of this interface, at the server that the page came from. */
export function createAnalysisClient(apiKey: string) {
  return createClient({ baseUrl: location.origin, key: apiKey }).imageAnalysis
}

/** What the server says of a failure, or why it said nothing. */
export function toSentence({ body, reason }: Failure): string {
  const message: unknown = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof message === 'string' ? message : reason
}
