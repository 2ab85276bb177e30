import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { binPacking } from './contract.ts'

/** `@mainstay-server/mainstay/client/bin-packing`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly binPacking: typeof binPacking }> = createClientFrom({ binPacking })
