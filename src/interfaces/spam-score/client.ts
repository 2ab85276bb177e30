import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { spamScore } from './contract.ts'

/** `@mainstay-server/mainstay/client/spam-score`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly spamScore: typeof spamScore }> = createClientFrom({ spamScore })
