import { ServiceError } from '../../kernel/errors.ts'
import type { OperationContext } from '../../kernel/interface.ts'

/** Calls a minute of each plan. */
export interface MinuteLimits {
  readonly free: number
  readonly paid: number
}

const windowSeconds = 60

/**
 * Takes one call of the caller's minute; gives the original's headers, which tell what is left.
 *
 * @param subject what is counted apart: the interface's id
 */
export async function takeMinute(
  { caller, quotas }: Pick<OperationContext<object>, 'caller' | 'quotas'>,
  subject: string,
  limits: MinuteLimits,
): Promise<Readonly<Record<string, string>>> {
  const limit = limits[caller.plan]
  try {
    const { remaining, resetsAt } = await quotas.takeWithin(caller, subject, limit, windowSeconds)
    return toHeaders(limit, remaining, resetsAt - Date.now())
  } catch (thrown) {
    if (!(thrown instanceof ServiceError) || thrown.code !== 'rate_limited') throw thrown
    const { status, message, headers } = thrown
    const told = { ...headers, ...toHeaders(limit, 0, Number(headers['retry-after'] ?? 0) * 1000) }
    throw new ServiceError('rate_limited', status, `Rate limit reached. ${message}`, { headers: told })
  }
}

function toHeaders(limit: number, remaining: number, waitMs: number): Readonly<Record<string, string>> {
  return {
    'x-ratelimit-limit-requests': String(limit),
    'x-ratelimit-remaining-requests': String(remaining),
    'x-ratelimit-reset-requests': `${Math.max(0, waitMs / 1000)}s`,
  }
}
