import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { notes } from './contract.ts'

/** `@mainstay-server/mainstay/client/notes`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly notes: typeof notes }> = createClientFrom({
  notes,
})
