import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import { createClient } from '../client.ts'
import type { imageAnalysis } from '../contract.ts'

export type AnalysisClient = ReturnType<typeof createAnalysisClient>

export type WireAnalysis = ResponseOf<(typeof imageAnalysis)['operations']['analyze']>

/** The typed client of this interface, at the server that the page came from. */
export function createAnalysisClient(apiKey: string) {
  return createClient({ baseUrl: location.origin, key: apiKey }).imageAnalysis
}
