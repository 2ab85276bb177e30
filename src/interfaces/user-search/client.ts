import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { userSearch } from './contract.ts'

/** `@mainstay-server/mainstay/client/user-search`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly userSearch: typeof userSearch }> = createClientFrom({ userSearch })
