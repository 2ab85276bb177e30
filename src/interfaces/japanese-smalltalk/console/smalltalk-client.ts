import { createClient } from '../client.ts'

export type SmalltalkClient = ReturnType<typeof createSmalltalkClient>

/** The typed client of this interface, at the server that the page came from. */
export function createSmalltalkClient(apiKey: string) {
  return createClient({ baseUrl: location.origin, key: apiKey }).japaneseSmalltalk
}
