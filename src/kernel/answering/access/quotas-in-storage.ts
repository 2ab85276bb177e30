import type { Storage } from '../../foundation/storage/storage.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import { connectRedis, type RedisConnection } from './connect-redis.ts'
import { createDailyQuotas } from './daily-quotas.ts'
import type { Quotas } from '../../wire/interface/quotas.ts'
import { createRateLimits } from './rate-limiters.ts'

export interface QuotasOptions {
  readonly storage: Storage
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** `redis://…`, where several replicas share their rate limits. */
  readonly redisUrl?: string | undefined
  /** Told when Redis goes away and comes back. */
  readonly log: Logger
}

export interface OpenQuotas extends Quotas, AsyncDisposable {
  readonly redis: RedisConnection | undefined
}

/** Daily allowances in the storage; limits by window in memory, PostgreSQL or Redis. Dispose before the storage closes. */
export async function createQuotas({ storage, now, redisUrl, log }: QuotasOptions): Promise<OpenQuotas> {
  const redis = redisUrl ? await connectRedis(redisUrl, log) : undefined
  return {
    redis,
    ...createDailyQuotas(storage, now),
    ...createRateLimits({ storage, now, redis: redis?.client }),
    [Symbol.asyncDispose]: async () => redis?.[Symbol.asyncDispose](),
  }
}
