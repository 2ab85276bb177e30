import { checkKey } from '../../../src/client/request/check-key.ts'
import { isJsonObject } from '../../../src/libraries/json/json-object.ts'
import type { KeyLimit } from '../keys/keys.ts'
import { readMessage } from '../server/read-message.ts'

/** Whose key it is, as `GET /keys/self` tells. */
export interface KeyHolder {
  readonly id: string
  readonly name: string
  readonly scopes: '*' | readonly string[]
  readonly plan: string
  /** Of its limits of a day or a month. */
  readonly left?: readonly LeftOfLimit[]
  /** Of daily allowances, by interface. */
  readonly spentToday?: readonly { readonly interface: string; readonly used: number }[]
}

export interface LeftOfLimit extends KeyLimit {
  readonly left: number
}

/** What is known of the key that was entered; `unchecked` where the server could not be asked. */
export type KeyCheck =
  | { readonly state: 'none' | 'asking' | 'unchecked' }
  | { readonly state: 'good'; readonly holder: KeyHolder }
  | { readonly state: 'wrong'; readonly sentence: string }

/** Asks the server whose key this is. Never throws: not knowing is an outcome too. */
export async function checkKeyText(key: string, signal: AbortSignal): Promise<KeyCheck> {
  if (key === '') return { state: 'none' }
  const fault = findFault(key)
  if (fault !== undefined) return { state: 'wrong', sentence: fault }
  try {
    const response = await fetch('/keys/self', {
      headers: { authorization: `Bearer ${key}` },
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    })
    const body: unknown = await response.json()
    if (response.ok && isHolder(body)) return { state: 'good', holder: body }
    if (response.status < 400 || response.status >= 500) return { state: 'unchecked' }
    return { state: 'wrong', sentence: readMessage(body) ?? `The server answered ${response.status}.` }
  } catch {
    return { state: 'unchecked' }
  }
}

function findFault(key: string): string | undefined {
  try {
    checkKey(key)
    return undefined
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

function isHolder(body: unknown): body is KeyHolder {
  return isJsonObject(body) && typeof body['id'] === 'string' && 'scopes' in body
}

/** Whether a key opens an interface, as far as the page knows. */
export function opensInterface({ scopes }: KeyHolder, ids: readonly string[]): boolean {
  return scopes === '*' || ids.some((id) => scopes.includes(id))
}
