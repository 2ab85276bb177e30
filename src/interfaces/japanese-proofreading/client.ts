import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { japaneseProofreading } from './contract.ts'

/** `@mainstay-server/mainstay/client/japanese-proofreading`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly japaneseProofreading: typeof japaneseProofreading }> =
  createClientFrom({ japaneseProofreading })
