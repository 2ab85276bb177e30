import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { translateHeaderKey } from './contract.ts'

/** `@mainstay-server/mainstay/client/translate-header-key`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly translateHeaderKey: typeof translateHeaderKey }> = createClientFrom({
  translateHeaderKey,
})
