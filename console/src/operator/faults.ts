import { isJsonObject } from '../../../src/libraries/json/json-object.ts'
import { askServer } from '../server/ask-server.ts'

export type FaultAnswer = 'error' | 'quota' | 'malformed'

/** A failure that is made on purpose, as `GET /faults.json` lists it. */
export interface Fault {
  readonly interface: string
  readonly latencyMs?: number
  readonly answer?: FaultAnswer
  /** Of the calls, from 0 to 1. */
  readonly share: number
  /** Milliseconds since 1970. */
  readonly until: number
}

export interface Faults {
  /** Whether the server was started so that failures can be made at all. */
  readonly allowed: boolean
  readonly faults: readonly Fault[]
}

export interface FaultWish {
  readonly latencyMs?: number
  readonly answer?: FaultAnswer
  readonly share: number
  readonly minutes: number
}

/** @throws Error with the server's sentence */
export async function fetchFaults(): Promise<Faults> {
  return readFaults(await askServer('GET', '/faults.json', ''))
}

/** @throws Error with the server's sentence */
export async function setFault(interfaceId: string, wish: FaultWish, apiKey: string): Promise<Faults> {
  return readFaults(await askServer('PUT', `/faults/${encodeURIComponent(interfaceId)}`, apiKey, { json: wish }))
}

/** @throws Error with the server's sentence */
export async function endFault(interfaceId: string, apiKey: string): Promise<Faults> {
  return readFaults(await askServer('DELETE', `/faults/${encodeURIComponent(interfaceId)}`, apiKey))
}

function readFaults(body: unknown): Faults {
  if (!isFaults(body)) throw new TypeError('The list of failures is not as expected.')
  return body
}

function isFaults(value: unknown): value is Faults {
  return isJsonObject(value) && typeof value['allowed'] === 'boolean' && Array.isArray(value['faults'])
}
