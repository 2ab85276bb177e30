import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { responses } from './contract.ts'

/** `@mainstay-server/mainstay/client/responses`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly responses: typeof responses }> = createClientFrom({ responses })
