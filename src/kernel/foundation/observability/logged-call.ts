/** What is remembered of a call that was answered. */
export interface LoggedCall {
  /** The `x-request-id` of its answer. */
  readonly id: string
  /** When it was answered, milliseconds since 1970. */
  readonly at: number
  /** A key's id, `dev` or `anonymous`. */
  readonly caller: string
  readonly interface: string
  readonly operation: string
  readonly status: number
  readonly ms: number
  readonly engine?: string | undefined
  /** The failure that was made on purpose. */
  readonly fault?: string | undefined
  /** Redacted, and only while somebody wants them. */
  readonly request?: string | undefined
  readonly answer?: string | undefined
}

/** Whose bodies are wanted, and until when (milliseconds since 1970). */
export interface BodyWish {
  readonly interface: string
  readonly until: number
}
