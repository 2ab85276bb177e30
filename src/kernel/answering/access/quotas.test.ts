import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../../foundation/observability/logger.ts'
import { migrate } from '../../foundation/storage/migrate.ts'
import { describeOnEachDatabase, type TestDatabase } from '../../foundation/storage/testing/test-databases.ts'
import type { Caller } from '../../wire/interface/caller.ts'
import { accessMigrations } from './migrations.ts'
import { createQuotas } from './quotas-in-storage.ts'

const start = Date.UTC(2026, 1, 28, 22, 30)
const midnight = Date.UTC(2026, 2, 1)
const ann: Caller = { id: 'ann', plan: 'free', scopes: [] }
const ben: Caller = { id: 'ben', plan: 'free', scopes: [] }

async function openQuotas(database: TestDatabase, now: () => number = () => start) {
  const storage = await database.open()
  await migrate(storage, [accessMigrations])
  const quotas = await createQuotas({ storage, log: createLogger('silent'), now })
  onTestFinished(() => quotas[Symbol.asyncDispose]())
  return { storage, quotas }
}

describeOnEachDatabase('daily quotas', (create) => {
  test('count what is spent and tell what is left', async () => {
    const { quotas } = await openQuotas(await create())
    expect(await quotas.readDaily(ann, 'geo', 5)).toEqual({ used: 0, remaining: 5, resetsAt: midnight })
    expect(await quotas.spendDaily(ann, 'geo', 5)).toEqual({ used: 1, remaining: 4, resetsAt: midnight })
    expect(await quotas.spendDaily(ann, 'geo', 5, 3)).toEqual({ used: 4, remaining: 1, resetsAt: midnight })
    expect(await quotas.readDaily(ann, 'geo', 5)).toEqual({ used: 4, remaining: 1, resetsAt: midnight })
  })

  test('refuse what is too much and then spend nothing', async () => {
    const { quotas } = await openQuotas(await create())
    await quotas.spendDaily(ann, 'geo', 5, 4)
    await expect(quotas.spendDaily(ann, 'geo', 5, 2)).rejects.toMatchObject({
      code: 'quota_used_up',
      status: 429,
      message: 'The allowance of this day is used up; it starts anew at midnight UTC.',
      headers: { 'retry-after': '5400' },
    })
    expect(await quotas.spendDaily(ann, 'geo', 5, 1)).toMatchObject({ used: 5, remaining: 0 })
    await expect(quotas.spendDaily(ann, 'geo', 5)).rejects.toMatchObject({ code: 'quota_used_up' })
    await expect(quotas.spendDaily(ben, 'geo', 5, 6)).rejects.toMatchObject({ code: 'quota_used_up' })
    expect(await quotas.readDaily(ben, 'geo', 5)).toMatchObject({ used: 0 })
  })

  test('are each caller’s and each subject’s own', async () => {
    const { quotas } = await openQuotas(await create())
    await quotas.spendDaily(ann, 'geo', 2, 2)
    expect(await quotas.spendDaily(ben, 'geo', 2)).toMatchObject({ used: 1 })
    expect(await quotas.spendDaily(ann, 'notes', 2)).toMatchObject({ used: 1 })
  })

  test('start anew at midnight UTC, and old days are swept', async () => {
    let time = midnight - 1
    const { quotas, storage } = await openQuotas(await create(), () => time)
    await quotas.spendDaily(ann, 'geo', 1)
    time = midnight
    expect(await quotas.spendDaily(ann, 'geo', 1)).toEqual({
      used: 1,
      remaining: 0,
      resetsAt: Date.UTC(2026, 2, 2),
    })
    time = Date.UTC(2026, 2, 9)
    await quotas.spendDaily(ann, 'geo', 1)
    const days = storage.tables<{ daily_quota: { day: number } }>().selectFrom('daily_quota').select('day')
    expect(await days.execute()).toEqual([{ day: Date.UTC(2026, 2, 9) / 86_400_000 }])
  })

  test('survive a restart', async () => {
    const database = await create()
    const { quotas, storage } = await openQuotas(database)
    await quotas.spendDaily(ann, 'geo', 5, 5)
    await storage.close()
    const again = await openQuotas(database)
    await expect(again.quotas.spendDaily(ann, 'geo', 5)).rejects.toMatchObject({ code: 'quota_used_up' })
  })

  test('are exact when three processes spend at the same time', async () => {
    const database = await create()
    const apps = await Promise.all([openQuotas(database), openQuotas(database), openQuotas(database)])
    const spend = apps.flatMap(({ quotas }) => Array.from({ length: 40 }, () => quotas.spendDaily(ann, 'geo', 100)))
    const outcomes = await Promise.allSettled(spend)
    const granted = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(granted).toHaveLength(100)
    expect(new Set(granted.map((outcome) => ('value' in outcome ? outcome.value.used : 0))).size).toBe(100)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
    expect(refused).toEqual(Array(20).fill('quota_used_up'))
  })
})

describeOnEachDatabase('limits by window', (create) => {
  test('grant as many calls as they say and then refuse', async () => {
    const { quotas } = await openQuotas(await create())
    expect(await quotas.consumeRateLimit(ann, 'geo', 2, 60)).toMatchObject({ used: 1, remaining: 1 })
    const last = await quotas.consumeRateLimit(ann, 'geo', 2, 60)
    expect(last).toMatchObject({ used: 2, remaining: 0 })
    expect(last.resetsAt - start).toBeGreaterThan(30_000)
    expect(last.resetsAt - start).toBeLessThanOrEqual(60_000)
    await expect(quotas.consumeRateLimit(ann, 'geo', 2, 60)).rejects.toMatchObject({
      code: 'rate_limited',
      status: 429,
      message: expect.stringMatching(/^More than 2 calls in 60 s; try again in (60|5\d) s\.$/),
      headers: { 'retry-after': expect.stringMatching(/^(60|5\d)$/) },
    })
  })

  test('are each caller’s, each subject’s and each window’s own', async () => {
    const { quotas } = await openQuotas(await create())
    await quotas.consumeRateLimit(ann, 'geo', 1, 60)
    expect(await quotas.consumeRateLimit(ben, 'geo', 1, 60)).toMatchObject({ used: 1 })
    expect(await quotas.consumeRateLimit(ann, 'notes', 1, 60)).toMatchObject({ used: 1 })
    expect(await quotas.consumeRateLimit(ann, 'geo', 5, 3600)).toMatchObject({ used: 1 })
  })

  test('are read without being taken, also when they are used up', async () => {
    const { quotas } = await openQuotas(await create())
    const whole = { used: 0, remaining: 2, resetsAt: start + 60_000 }
    expect(await quotas.readWithin(ann, 'geo', 2, 60)).toEqual(whole)
    const first = await quotas.consumeRateLimit(ann, 'geo', 2, 60)
    for (let round = 0; round < 3; round++) {
      const { resetsAt, ...read } = await quotas.readWithin(ann, 'geo', 2, 60)
      expect(read).toEqual({ used: 1, remaining: 1 })
      expect(Math.abs(resetsAt - first.resetsAt)).toBeLessThan(10_000)
    }
    await quotas.consumeRateLimit(ann, 'geo', 2, 60)
    for (let round = 0; round < 3; round++)
      await expect(quotas.consumeRateLimit(ann, 'geo', 2, 60)).rejects.toMatchObject({ code: 'rate_limited' })
    expect(await quotas.readWithin(ann, 'geo', 2, 60)).toMatchObject({ used: 2, remaining: 0 })
    expect(await quotas.readWithin(ben, 'geo', 2, 60)).toEqual(whole)
  })

  test('grant exactly the limit to calls that come at once', async () => {
    const { quotas } = await openQuotas(await create())
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, () => quotas.consumeRateLimit(ann, 'geo', 10, 60)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  test('are shared by the replicas on one PostgreSQL, and each process’s own on SQLite', async () => {
    const database = await create()
    const here = await openQuotas(database)
    const elsewhere = await openQuotas(database)
    await here.quotas.consumeRateLimit(ann, 'geo', 2, 60)
    const expected = here.storage.dialect === 'postgres' ? 2 : 1
    expect(await elsewhere.quotas.consumeRateLimit(ann, 'geo', 2, 60)).toMatchObject({ used: expected })
  })
})
