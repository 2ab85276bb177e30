import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { textCompletions } from './contract.ts'

/** `@mainstay-server/mainstay/client/text-completions`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly textCompletions: typeof textCompletions }> = createClientFrom({
  textCompletions,
})
