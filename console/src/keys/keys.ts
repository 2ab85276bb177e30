import { isJsonObject } from '../../../src/kernel/json/json-object.ts'
import { readMessage } from '../server/read-message.ts'

/** A key as `GET /keys.json` lists it; its secret is known to nobody. */
export interface ListedKey {
  readonly id: string
  readonly name: string
  readonly scopes: '*' | readonly string[]
  readonly plan: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly revokedAt?: number
  /** Since the server started. */
  readonly lastUsedAt?: number
  readonly callsToday?: number
  /** Of daily allowances, by interface. */
  readonly spentToday: readonly { readonly interface: string; readonly used: number }[]
}

export interface MadeKey {
  readonly id: string
  readonly secret: string
}

export interface NewKey {
  readonly name: string
  /** Every interface where it is absent. */
  readonly only?: readonly string[]
  readonly plan: 'free' | 'paid'
}

/** @throws Error with the server's sentence */
export async function fetchKeys(apiKey: string): Promise<readonly ListedKey[]> {
  return readList(await ask('GET', '/keys.json', apiKey))
}

/** @throws Error with the server's sentence */
export async function makeKey(key: NewKey, apiKey: string): Promise<MadeKey> {
  return readMade(await ask('POST', '/keys', apiKey, key))
}

/** @throws Error with the server's sentence */
export async function makeInvitedKey(token: string): Promise<MadeKey> {
  return readMade(await ask('POST', '/keys/invited', '', { token }))
}

/** The keys that are left. @throws Error with the server's sentence */
export async function revokeKey(id: string, apiKey: string): Promise<readonly ListedKey[]> {
  return readList(await ask('DELETE', `/keys/${encodeURIComponent(id)}`, apiKey))
}

async function ask(method: string, path: string, apiKey: string, given?: object): Promise<unknown> {
  const response = await fetch(path, {
    method,
    headers: {
      ...(apiKey !== '' && { authorization: `Bearer ${apiKey}` }),
      ...(given && { 'content-type': 'application/json' }),
    },
    body: given ? JSON.stringify(given) : null,
    cache: 'no-store',
    signal: AbortSignal.timeout(20_000),
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new Error(readMessage(body) ?? `The server answered ${response.status}.`)
  return body
}

function readList(body: unknown): readonly ListedKey[] {
  const keys = isJsonObject(body) ? body['keys'] : undefined
  if (!isKeyList(keys)) throw new TypeError('The list of keys is not as expected.')
  return keys
}

function isKeyList(value: unknown): value is readonly ListedKey[] {
  return Array.isArray(value) && value.every((each) => isJsonObject(each) && typeof each['id'] === 'string')
}

function readMade(body: unknown): MadeKey {
  if (isJsonObject(body) && typeof body['id'] === 'string' && typeof body['secret'] === 'string')
    return { id: body['id'], secret: body['secret'] }
  throw new TypeError('The answer holds no key.')
}
