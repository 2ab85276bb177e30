import type { Failure } from '../../../client/answer/result.ts'
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

/** What the server says of a failure, or why it said nothing. */
export function toSentence({ body, reason }: Failure): string {
  const isSentence = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
  return isSentence ? String(body.message) : reason
}
