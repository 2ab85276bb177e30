import { describe, expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../../foundation/observability/logger.ts'
import { createSqliteDatabase } from '../../foundation/storage/testing/test-databases.ts'
import { migrate } from '../../foundation/storage/migrate.ts'
import type { Caller } from '../../wire/interface/caller.ts'
import { accessMigrations } from './migrations.ts'
import { createQuotas } from './quotas-in-storage.ts'
import { redisMissing, startPrivateRedis } from './testing/private-redis.ts'

const ann: Caller = { id: 'ann', plan: 'free', scopes: [] }

async function openReplica(redisUrl: string) {
  const storage = await (await createSqliteDatabase()).open()
  await migrate(storage, [accessMigrations])
  const quotas = await createQuotas({ storage, now: Date.now, redisUrl, log: createLogger('silent') })
  onTestFinished(() => quotas[Symbol.asyncDispose]())
  return quotas
}

describe.skipIf(redisMissing)(`limits in Redis${redisMissing ? `: ${redisMissing}` : ''}`, () => {
  test('are shared by replicas that have nothing else in common', async () => {
    const redis = await startPrivateRedis()
    onTestFinished(() => redis.stop())
    const [first, second] = [await openReplica(redis.url), await openReplica(redis.url)]
    expect(await second.readWithin(ann, 'geo', 2, 60)).toMatchObject({ used: 0, remaining: 2 })
    expect(await first.consumeRateLimit(ann, 'geo', 2, 60)).toMatchObject({ used: 1, remaining: 1 })
    const read = await second.readWithin(ann, 'geo', 2, 60)
    expect(read).toMatchObject({ used: 1, remaining: 1 })
    expect(read.resetsAt - Date.now()).toBeGreaterThan(30_000)
    expect(await second.consumeRateLimit(ann, 'geo', 2, 60)).toMatchObject({ used: 2, remaining: 0 })
    await expect(first.consumeRateLimit(ann, 'geo', 2, 60)).rejects.toMatchObject({ code: 'rate_limited', status: 429 })
  })

  test('go on in memory when Redis goes away', async () => {
    const redis = await startPrivateRedis()
    const quotas = await openReplica(redis.url)
    await redis.stop()
    expect(await quotas.readWithin(ann, 'geo', 1, 60)).toMatchObject({ used: 0, remaining: 1 })
    expect(await quotas.consumeRateLimit(ann, 'geo', 1, 60)).toMatchObject({ used: 1, remaining: 0 })
    expect(await quotas.readWithin(ann, 'geo', 1, 60)).toMatchObject({ used: 1, remaining: 0 })
    await expect(quotas.consumeRateLimit(ann, 'geo', 1, 60)).rejects.toMatchObject({ code: 'rate_limited' })
  })
})

test('a Redis that does not answer stops the start with a sentence', async () => {
  await expect(openReplica('redis://127.0.0.1:9')).rejects.toThrow(
    'Redis at 127.0.0.1:9 cannot be reached: is it running, and is REDIS_URL right?',
  )
})
