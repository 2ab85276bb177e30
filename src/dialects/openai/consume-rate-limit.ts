import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { Charge } from '../../kernel/wire/interface.ts'

/** Calls a minute of each plan. */
export interface MinuteLimits {
  readonly free: number
  readonly paid: number
}

const windowSeconds = 60

/**
 * A charge of one call of the caller's minute; its headers are the original's, which tell what is left.
 *
 * @param subject what is counted apart: the interface's id
 */
export function consumeRateLimit<Settings>(
  subject: string,
  limitsOf: (settings: Settings) => MinuteLimits,
): Charge<Settings> {
  return async ({ caller, quotas, settings }) => {
    const limit = limitsOf(settings)[caller.plan]
    try {
      const { remaining, resetsAt } = await quotas.consumeRateLimit(caller, subject, limit, windowSeconds)
      return toHeaders(limit, remaining, resetsAt - Date.now())
    } catch (thrown) {
      throw thrown instanceof ServiceError && thrown.code === 'rate_limited' ? describeLimit(thrown, limit) : thrown
    }
  }
}

function describeLimit({ status, message, headers }: ServiceError, limit: number): ServiceError {
  const headersToSend = { ...headers, ...toHeaders(limit, 0, Number(headers['retry-after'] ?? 0) * 1000) }
  return new ServiceError('rate_limited', status, `Rate limit reached. ${message}`, { headers: headersToSend })
}

function toHeaders(limit: number, remaining: number, waitMs: number): Readonly<Record<string, string>> {
  return {
    'x-ratelimit-limit-requests': String(limit),
    'x-ratelimit-remaining-requests': String(remaining),
    'x-ratelimit-reset-requests': `${Math.max(0, waitMs / 1000)}s`,
  }
}
