import type { KeyLimit } from './key-limits.ts'

/** `*` opens every interface; otherwise the ids of those that are open. */
export type Scopes = '*' | readonly string[]

export type Plan = 'free' | 'paid'

/** Who is calling: a key of ours, or nobody in particular. */
export interface Caller {
  /** The key's id, or `anonymous`. */
  readonly id: string
  readonly plan: Plan
  /** What their key opens beside what is open to everybody. */
  readonly scopes: Scopes
  /** What the operator allows this key, beside its plan; absent where there is nothing. */
  readonly limits?: readonly KeyLimit[]
}

/** Looks up who may call one interface. */
export interface Callers {
  /** Whose key this is, while it is valid and opens the interface. */
  byKey(key: string): Promise<Caller | undefined>
  /** The caller of that id, while their key is valid and opens the interface. */
  byId(id: string): Promise<Caller | undefined>
}

export const anonymous: Caller = { id: 'anonymous', plan: 'free', scopes: [] }

/** Whoever sends the development key. */
export const developer: Caller = { id: 'dev', plan: 'paid', scopes: '*' }
