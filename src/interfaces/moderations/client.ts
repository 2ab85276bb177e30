import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { moderations } from './contract.ts'

/** `@mainstay-server/mainstay/client/moderations`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly moderations: typeof moderations }> = createClientFrom({
  moderations,
})
