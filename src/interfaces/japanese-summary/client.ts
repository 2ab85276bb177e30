import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { japaneseSummary } from './contract.ts'

/** `@mainstay-server/mainstay/client/japanese-summary`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly japaneseSummary: typeof japaneseSummary }> = createClientFrom({
  japaneseSummary,
})
