import type { Plan, Scopes } from '../../wire/interface/caller.ts'
import type { KeyLimit } from '../../wire/interface/key-limits.ts'

/** What an operator may change of a key; what is absent stays as it was, or unset. */
export interface KeyTerms {
  /** Words to find it by, without spaces. */
  readonly labels?: readonly string[]
  readonly limits?: readonly KeyLimit[]
  /** Milliseconds since 1970; null for never. */
  readonly expiresAt?: number | null
}

export interface NewKey extends KeyTerms {
  /** What the key is for, to recognise it by. */
  readonly name: string
  readonly scopes: Scopes
  readonly plan: Plan
}

export interface StoredKey extends Omit<NewKey, 'expiresAt'> {
  readonly id: string
  /** Milliseconds since 1970, from which on it is refused. */
  readonly expiresAt?: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Milliseconds since 1970; undefined while the key is valid. */
  readonly revokedAt: number | undefined
}
