import type { BodyWish, LoggedCall } from '../../../src/kernel/foundation/observability/logged-call.ts'
import { isJsonObject } from '../../../src/libraries/json/json-object.ts'
import { askServer } from '../server/ask-server.ts'

/** As `GET /calls.json` lists them. */
export interface Calls {
  readonly calls: readonly LoggedCall[]
  /** Whose bodies are kept now. */
  readonly bodies: readonly BodyWish[]
}

export interface CallFilter {
  /** All of them where it is empty. */
  readonly interface: string
  readonly failed: boolean
}

/** The last hundred. @throws Error with the server's sentence */
export async function fetchCalls(filter: CallFilter, apiKey: string): Promise<Calls> {
  const query = new URLSearchParams({
    count: '100',
    ...(filter.interface !== '' && { interface: filter.interface }),
    ...(filter.failed && { failed: 'true' }),
  })
  const body = await askServer('GET', `/calls.json?${query}`, apiKey)
  if (!isCalls(body)) throw new TypeError('The list of calls is not as expected.')
  return body
}

/** Has bodies kept for so many minutes; none any more for 0. @throws Error with the server's sentence */
export async function keepBodies(interfaceId: string, minutes: number, apiKey: string): Promise<void> {
  await askServer('PUT', '/calls/bodies', apiKey, { json: { interface: interfaceId, minutes } })
}

function isCalls(value: unknown): value is Calls {
  return isJsonObject(value) && Array.isArray(value['calls']) && Array.isArray(value['bodies'])
}
