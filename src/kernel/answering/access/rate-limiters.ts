import { CompiledQuery } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { kernelError } from '../../foundation/errors/service-error.ts'
import type { Storage } from '../../foundation/storage/storage.ts'
import type { Caller } from '../../wire/interface/caller.ts'
import type { Quotas } from '../../wire/interface/quotas.ts'

export interface RateLimitOptions {
  readonly storage: Storage
  readonly now: () => number
  /** A client of ioredis, when several replicas share their limits in Redis. */
  readonly redis?: object | undefined
}

/** Limits by window: shared through Redis, else through PostgreSQL, else counted in this process alone. */
export function createRateLimits({
  storage,
  now,
  redis,
}: RateLimitOptions): Pick<Quotas, 'consumeRateLimit' | 'readWithin'> {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterFor = (limit: number, seconds: number): RateLimiterAbstract => {
    const name = `${limit}/${seconds}`
    const limiter = limiters.get(name) ?? createLimiter(storage, redis, limit, seconds)
    limiters.set(name, limiter)
    return limiter
  }

  return {
    async consumeRateLimit(caller, subject, limit, seconds) {
      try {
        const taken = await limiterFor(limit, seconds).consume(keyOf(caller, subject))
        return {
          used: taken.consumedPoints,
          remaining: taken.remainingPoints,
          resetsAt: now() + taken.msBeforeNext,
        }
      } catch (thrown) {
        throw thrown instanceof RateLimiterRes ? rateLimited(limit, seconds, thrown.msBeforeNext) : thrown
      }
    },

    async readWithin(caller, subject, limit, seconds) {
      const taken = await limiterFor(limit, seconds).get(keyOf(caller, subject))
      // Calls that were refused are counted as well.
      const used = Math.min(taken?.consumedPoints ?? 0, limit)
      return { used, remaining: limit - used, resetsAt: now() + (taken?.msBeforeNext ?? seconds * 1000) }
    },
  }
}

function keyOf(caller: Caller, subject: string): string {
  return `${subject}:${caller.id}`
}

function createLimiter(storage: Storage, redis: object | undefined, limit: number, seconds: number) {
  const options = { points: limit, duration: seconds, keyPrefix: `mainstay:within-${seconds}` }
  const memory = () => new RateLimiterMemory(options)
  // A caller past the limit is refused from memory, so that knocking on costs the store nothing.
  const shared = { ...options, inMemoryBlockOnConsumed: limit }
  if (!redis && storage.dialect === 'sqlite') return memory()
  // While the store is away, each replica counts for itself.
  const insured = { ...shared, insuranceLimiter: memory() }
  if (redis) return new RateLimiterRedis({ ...insured, storeClient: redis, rejectIfRedisNotReady: true })
  const storeClient = toPostgresClient(storage)
  // Our own migration makes the table: the package would make it in the background and refuse calls until it is there.
  return new RateLimiterPostgres({
    ...insured,
    storeClient,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
  })
}

interface PostgresQuery {
  readonly text: string
  readonly values?: readonly unknown[]
}

/** The part of pg's client that rate-limiter-flexible calls, over the connections that the storage holds anyway. */
function toPostgresClient(storage: Storage) {
  const database = storage.tables<unknown>()
  return {
    async query({ text, values = [] }: PostgresQuery) {
      const { rows } = await database.executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows, rowCount: rows.length }
    },
  }
}

function rateLimited(limit: number, seconds: number, waitMs: number): Error {
  const wait = Math.max(1, Math.ceil(waitMs / 1000))
  return kernelError('rate_limited', `More than ${limit} calls in ${seconds} s; try again in ${wait} s.`, {
    headers: { 'retry-after': String(wait) },
  })
}
