import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { ipLocation } from './contract.ts'

/** `@mainstay-server/mainstay/client/ip-location`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly ipLocation: typeof ipLocation }> = createClientFrom({ ipLocation })
