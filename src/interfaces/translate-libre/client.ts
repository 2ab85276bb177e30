import { createClientFrom } from '../../client/create-client-from.ts'
import { translateLibre } from './contract.ts'

/** `@mainstay-server/mainstay/client/translate-libre`: a client of this interface alone. */
export const createClient = createClientFrom({ translateLibre })
