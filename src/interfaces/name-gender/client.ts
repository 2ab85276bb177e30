import { createClientFrom } from '../../client/create-client-from.ts'
import { nameGender } from './contract.ts'

/** `@mainstay-server/mainstay/client/name-gender`: a client of this interface alone. */
export const createClient = createClientFrom({ nameGender })
