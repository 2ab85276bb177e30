import { createClient } from '../client.ts'

export type FeedClient = ReturnType<typeof createFeedClient>

/**
 * The typed client of this interface, at the server that the page came from.
 *
 * @throws TypeError when no header can carry the key.
 */
export function createFeedClient(apiKey: string) {
  return createClient({ baseUrl: location.origin, key: apiKey }).newsFeeds
}
