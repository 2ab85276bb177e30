import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { embeddings } from './contract.ts'

/** `@mainstay-server/mainstay/client/embeddings`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly embeddings: typeof embeddings }> = createClientFrom({ embeddings })
