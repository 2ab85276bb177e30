import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { imageAnalysis } from './contract.ts'

/** `@mainstay-server/mainstay/client/image-analysis`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly imageAnalysis: typeof imageAnalysis }> = createClientFrom({
  imageAnalysis,
})
