import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { translateLibre } from './contract.ts'

/** `@mainstay-server/mainstay/client/translate-libre`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly translateLibre: typeof translateLibre }> = createClientFrom({
  translateLibre,
})
