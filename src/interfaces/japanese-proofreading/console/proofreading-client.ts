import type { BodyOf, ResponseOf } from '../../../kernel/wire/contract.ts'
import { createClient } from '../client.ts'
import type { japaneseProofreading } from '../contract.ts'

export type ProofreadingClient = ReturnType<typeof createProofreadingClient>

type Proofread = (typeof japaneseProofreading)['operations']['proofread']

export type Sensitivity = NonNullable<BodyOf<Proofread>['sensitivity']>

export type Proofreading = ResponseOf<Proofread>

/** The typed client of this interface, at the server that the page came from. */
export function createProofreadingClient(apiKey: string) {
  return createClient({ baseUrl: location.origin, key: apiKey }).japaneseProofreading
}
