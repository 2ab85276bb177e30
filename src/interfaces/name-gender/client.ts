import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { nameGender } from './contract.ts'

/** `@mainstay-server/mainstay/client/name-gender`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly nameGender: typeof nameGender }> = createClientFrom({ nameGender })
