import { isJsonObject } from '../../../src/libraries/json/json-object.ts'
import { askServer } from '../server/ask-server.ts'

/** A call as `GET /calls.json` lists it. */
export interface Call {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly caller: string
  readonly interface: string
  readonly operation: string
  readonly status: number
  readonly ms: number
  readonly engine?: string
  readonly fault?: string
  readonly request?: string
  readonly answer?: string
}

export interface BodyWish {
  readonly interface: string
  /** Milliseconds since 1970. */
  readonly until: number
}

export interface Calls {
  readonly calls: readonly Call[]
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
