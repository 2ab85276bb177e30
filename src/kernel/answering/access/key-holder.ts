/** Whom a key stands for, and what it opens to them. */
import type { KeyRule } from '../../wire/contract.ts'
import type { Caller, Scopes } from '../../wire/interface/caller.ts'
import type { StoredKey } from './stored-key.ts'

export function toCaller({ id, plan, scopes, limits }: StoredKey): Caller {
  return { id, plan, scopes, ...(limits && { limits }) }
}

export function opensInterface(
  scopes: Scopes,
  { openedBy = [] }: Pick<KeyRule, 'openedBy'>,
  interfaceId: string,
): boolean {
  return scopes === '*' || [interfaceId, ...openedBy].some((id) => scopes.includes(id))
}
