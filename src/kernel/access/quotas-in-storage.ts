import type { Storage } from '../storage/storage.ts'
import { connectRedis } from './connect-redis.ts'
import { createDailyQuotas } from './daily-quotas.ts'
import type { Quotas } from './quotas.ts'
import { createRateLimits } from './rate-limiters.ts'

export interface QuotasOptions {
  readonly storage: Storage
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** `redis://…`, where several replicas share their rate limits. */
  readonly redisUrl?: string | undefined
}

/** Daily allowances in the storage; limits by window in memory, PostgreSQL or Redis. Dispose before the storage closes. */
export async function createQuotas({ storage, now, redisUrl }: QuotasOptions): Promise<Quotas & AsyncDisposable> {
  const redis = redisUrl ? await connectRedis(redisUrl) : undefined
  return {
    ...createDailyQuotas(storage, now),
    ...createRateLimits({ storage, now, redis: redis?.client }),
    [Symbol.asyncDispose]: async () => redis?.[Symbol.asyncDispose](),
  }
}
