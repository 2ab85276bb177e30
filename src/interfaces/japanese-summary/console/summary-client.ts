import { createClient } from '../client.ts'

export type SummaryClient = ReturnType<typeof createSummaryClient>

/** The typed client of this interface, at the server that the page came from. */
export function createSummaryClient(apiKey: string) {
  return createClient({ baseUrl: location.origin, key: apiKey }).japaneseSummary
}
