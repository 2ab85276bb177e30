import { type CreateClient, createClientFrom } from '../../client/create-client-from.ts'
import { samplePosts } from './contract.ts'

/** `@mainstay-server/mainstay/client/sample-posts`: a client of this interface alone. */
export const createClient: CreateClient<{ readonly samplePosts: typeof samplePosts }> = createClientFrom({
  samplePosts,
})
