import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { chatCompletions } from './contract.ts'

/** `@mainstay-server/mainstay/client/chat-completions`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly chatCompletions: typeof chatCompletions }> = createClientFrom({
  chatCompletions,
})
