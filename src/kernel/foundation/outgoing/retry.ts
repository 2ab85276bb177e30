import { setTimeout as sleep } from 'node:timers/promises'
import type { ServiceError } from '../errors/service-error.ts'

/** An attempt that failed. */
export interface Refusal {
  readonly failure: ServiceError
  /** What the server asks to wait before it is asked again. */
  readonly retryAfterMs?: number | undefined
  /** Whether asking again would not mend it. */
  readonly isFinal?: boolean
}

export type Outcome<Answer> = { readonly answer: Answer } | Refusal

export interface RetryPolicy {
  /** How often it is asked again. */
  readonly retries: number
  /** Nobody is kept waiting longer between two attempts: the failure is thrown then. */
  readonly maxWaitMs: number
  readonly signal?: AbortSignal | undefined
}

const minWaitMs = 200

/**
 * Asks until there is an answer, waiting between attempts for as long as the server asks, or else twice as long each time, with a random part so
 * that callers who failed together do not come back together.
 *
 * @param attempt is given its number, 0 the first
 * @param isSpared whether the next attempt need not wait, since it asks somebody else
 */
export async function retry<Answer>(
  { retries, maxWaitMs, signal }: RetryPolicy,
  attempt: (count: number) => Promise<Outcome<Answer>>,
  isSpared: () => boolean = () => false,
): Promise<Answer> {
  for (let count = 0; ; count++) {
    const outcome = await attempt(count)
    if ('answer' in outcome) return outcome.answer
    const waitMs = outcome.retryAfterMs ?? minWaitMs * 2 ** count * (1 + Math.random())
    if (count >= retries || outcome.isFinal || waitMs > maxWaitMs) throw outcome.failure
    if (!isSpared()) await sleep(waitMs, undefined, { ...(signal && { signal }) })
  }
}
