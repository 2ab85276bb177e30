import { createClientFrom } from '../../client/create-client-from.ts'
import { notes } from './contract.ts'

/** `@mainstay-server/mainstay/client/notes`: a client of this interface alone. */
export const createClient = createClientFrom({ notes })
