export type Plan = 'free' | 'paid'

/** Who is calling: a key of ours, or nobody in particular. */
export interface Caller {
  /** The key's id, or `anonymous`. */
  readonly id: string
  readonly plan: Plan
}

export const anonymous: Caller = { id: 'anonymous', plan: 'free' }
