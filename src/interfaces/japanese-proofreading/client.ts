import { createClientFrom } from '../../client/create-client-from.ts'
import { japaneseProofreading } from './contract.ts'

/** `@mainstay-server/mainstay/client/japanese-proofreading`: a client of this interface alone. */
export const createClient = createClientFrom({ japaneseProofreading })
