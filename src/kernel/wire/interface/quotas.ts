import type { Caller } from './caller.ts'

export interface QuotaState {
  readonly used: number
  readonly remaining: number
  /** Milliseconds since 1970 at which the count starts anew. */
  readonly resetsAt: number
}

/** What one caller has spent of a daily allowance today. */
export interface SpentToday {
  /** A key's id, `dev` or `anonymous`. */
  readonly caller: string
  /** An interface's id. */
  readonly subject: string
  readonly used: number
}

/** What may still be used, counted durably by UTC day or minute by minute. */
export interface Quotas {
  /**
   * Spends `amount` of the caller's daily allowance of `subject` (an interface's id) and gives what is left.
   * Throws `quota_used_up` (429) when less than `amount` is left; then nothing is spent.
   */
  spendDaily(caller: Caller, subject: string, limit: number, amount?: number): Promise<QuotaState>
  /** Looks without spending. */
  readDaily(caller: Caller, subject: string, limit: number): Promise<QuotaState>
  /** Of every caller and subject. */
  listDaily(): Promise<readonly SpentToday[]>
  /** Takes one of `limit` calls a window of `seconds`. Throws `rate_limited` (429) with a `retry-after` header. */
  consumeRateLimit(caller: Caller, subject: string, limit: number, seconds: number): Promise<QuotaState>
  /** Looks without taking; a window that has not begun would begin now. */
  readWithin(caller: Caller, subject: string, limit: number, seconds: number): Promise<QuotaState>
}
