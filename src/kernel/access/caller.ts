export type Plan = 'free' | 'paid'

/** Who is calling: a key of ours, or nobody in particular. */
export interface Caller {
  /** The key's id, or `anonymous`. */
  readonly id: string
  readonly plan: Plan
}

/** Looks up who may call one interface. */
export interface Callers {
  /** Whose key this is, while it is valid and opens the interface. */
  byKey(key: string): Promise<Caller | undefined>
  /** The caller of that id, while their key is valid and opens the interface. */
  byId(id: string): Promise<Caller | undefined>
}

export const anonymous: Caller = { id: 'anonymous', plan: 'free' }
