import { isJsonObject } from '../../../src/libraries/json/json-object.ts'
import { askServer } from '../server/ask-server.ts'

/** A key as `GET /keys.json` lists it; its secret is known to nobody. */
export interface ListedKey {
  readonly id: string
  readonly name: string
  readonly scopes: '*' | readonly string[]
  readonly plan: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly revokedAt?: number
  /** Milliseconds since 1970. */
  readonly expiresAt?: number
  readonly labels?: readonly string[]
  readonly limits?: readonly KeyLimit[]
  /** Of the last 30 days. */
  readonly lastUsedAt?: number
  readonly callsToday?: number
  readonly usedToday: readonly Used[]
  /** Of daily allowances, by interface. */
  readonly spentToday: readonly { readonly interface: string; readonly used: number }[]
}

/** So much of a unit in a minute, a UTC day or month. */
export interface KeyLimit {
  /** All of them together where it is absent. */
  readonly interface?: string | undefined
  readonly amount: number
  readonly unit: Unit
  readonly per: 'minute' | 'day' | 'month'
}

export type Unit = 'calls' | 'characters' | 'tokens' | 'pictures'

export interface Used {
  readonly interface: string
  readonly unit: Unit
  readonly used: number
}

/** As `GET /usage.json` lists it. */
export interface UsedOfDay {
  readonly day: string
  /** A key's id. */
  readonly caller: string
  /** An interface's id. */
  readonly subject: string
  readonly unit: Unit
  readonly used: number
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
  /** ISO 8601. */
  readonly expiresAt?: string
  readonly limits?: readonly KeyLimit[]
}

/** @throws Error with the server's sentence */
export async function fetchKeys(apiKey: string): Promise<readonly ListedKey[]> {
  return readList(await askServer('GET', '/keys.json', apiKey))
}

/** @throws Error with the server's sentence */
export async function makeKey(key: NewKey, apiKey: string): Promise<MadeKey> {
  return readMade(await askServer('POST', '/keys', apiKey, { json: key }))
}

/** @throws Error with the server's sentence */
export async function makeInvitedKey(token: string): Promise<MadeKey> {
  return readMade(await askServer('POST', '/keys/invited', '', { json: { token } }))
}

/** A new secret for a key; the one before is good for a day. @throws Error with the server's sentence */
export async function rotateKey(id: string, apiKey: string): Promise<MadeKey> {
  return readMade(
    await askServer('POST', `/keys/${encodeURIComponent(id)}/rotate`, apiKey, { json: { overlapHours: 24 } }),
  )
}

/** Of the last 30 days. @throws Error with the server's sentence */
export async function fetchUsage(apiKey: string): Promise<readonly UsedOfDay[]> {
  const body = await askServer('GET', '/usage.json?days=30', apiKey)
  const usage = isJsonObject(body) ? body['usage'] : undefined
  if (!isUsage(usage)) throw new TypeError('The usage of keys is not as expected.')
  return usage
}

/** The keys that are left. @throws Error with the server's sentence */
export async function revokeKey(id: string, apiKey: string): Promise<readonly ListedKey[]> {
  return readList(await askServer('DELETE', `/keys/${encodeURIComponent(id)}`, apiKey))
}

function readList(body: unknown): readonly ListedKey[] {
  const keys = isJsonObject(body) ? body['keys'] : undefined
  if (!isKeyList(keys)) throw new TypeError('The list of keys is not as expected.')
  return keys
}

function isKeyList(value: unknown): value is readonly ListedKey[] {
  return Array.isArray(value) && value.every((each) => isJsonObject(each) && typeof each['id'] === 'string')
}

function isUsage(value: unknown): value is readonly UsedOfDay[] {
  return Array.isArray(value) && value.every((each) => isJsonObject(each) && typeof each['used'] === 'number')
}

function readMade(body: unknown): MadeKey {
  if (isJsonObject(body) && typeof body['id'] === 'string' && typeof body['secret'] === 'string')
    return { id: body['id'], secret: body['secret'] }
  throw new TypeError('The answer holds no key.')
}
