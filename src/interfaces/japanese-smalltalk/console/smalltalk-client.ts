import type { Failure } from '../../../client/answer/result.ts'
import { createClient } from '../client.ts'

export type SmalltalkClient = ReturnType<typeof createSmalltalkClient>

/** The typed client of this interface, at the server that the page came from. */
export function createSmalltalkClient(apiKey: string) {
  return createClient({ baseUrl: location.origin, key: apiKey }).japaneseSmalltalk
}

/** What the server says of a failure, or why it said nothing. */
export function toSentence({ body, reason }: Failure): string {
  const message: unknown = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof message === 'string' ? message : reason
}
