import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { transitSearch } from './contract.ts'

/** `@mainstay-server/mainstay/client/transit-search`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly transitSearch: typeof transitSearch }> = createClientFrom({
  transitSearch,
})
