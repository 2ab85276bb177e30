import { expect, test } from 'vitest'
import { createLogger } from '../../foundation/observability/logger.ts'
import { migrate } from '../../foundation/storage/migrate.ts'
import { describeOnEachDatabase, type TestDatabase } from '../../foundation/storage/testing/test-databases.ts'
import { anonymous, type Caller } from '../../wire/interface/caller.ts'
import { dayOf, KeyUsage } from './key-usage.ts'
import { accessMigrations } from './migrations.ts'

const start = Date.UTC(2026, 0, 31, 12)
const phone: Caller = { id: 'phone', plan: 'free', scopes: '*' }

async function openUsage(database: TestDatabase, now: () => number = () => start) {
  const storage = await database.open()
  await migrate(storage, [accessMigrations])
  return { storage, usage: new KeyUsage({ storage, now, log: createLogger('silent') }) }
}

describeOnEachDatabase('the usage of keys', (create) => {
  test('adds up over replicas and restarts', async () => {
    const database = await create()
    const one = await openUsage(database)
    const other = await openUsage(database)
    for (let call = 0; call < 3; call += 1) one.usage.note(phone, 'chat-completions', 'calls')
    one.usage.note(phone, 'chat-completions', 'tokens', 120)
    other.usage.note(phone, 'chat-completions', 'calls')
    await one.usage[Symbol.asyncDispose]()
    await other.usage[Symbol.asyncDispose]()
    const { usage } = await openUsage(database)
    const day = dayOf(start)
    expect(await usage.read(day)).toEqual(
      expect.arrayContaining([
        { caller: 'phone', day, subject: 'chat-completions', unit: 'calls', used: 4, lastAt: start },
        { caller: 'phone', day, subject: 'chat-completions', unit: 'tokens', used: 120, lastAt: start },
      ]),
    )
    expect(await usage.read(day + 1)).toEqual([])
  })

  test('of this month knows what is not written yet, and nothing of the month before', async () => {
    let time = start
    const { usage } = await openUsage(await create(), () => time)
    usage.note(phone, 'echo', 'calls')
    const sum = async () => (await usage.readMonth('phone')).reduce((total, { used }) => total + used, 0)
    expect(await sum()).toBe(1)
    await usage.write()
    usage.note(phone, 'echo', 'calls')
    expect(await sum()).toBe(2)
    time = Date.UTC(2026, 1, 1)
    await usage.write()
    expect(await sum()).toBe(0)
  })

  test('of nobody in particular is not counted, and old days go', async () => {
    let time = start
    const { usage } = await openUsage(await create(), () => time)
    usage.note(anonymous, 'echo', 'calls')
    usage.note(phone, 'echo', 'calls')
    expect(await usage.read(0)).toHaveLength(1)
    time += 402 * 86_400_000
    usage.note(phone, 'echo', 'calls')
    expect(await usage.read(0)).toMatchObject([{ day: dayOf(time), used: 1 }])
  })

  test('that cannot be written now is written later', async () => {
    const { usage, storage } = await openUsage(await create())
    const database = storage.tables<unknown>()
    await database.schema.alterTable('key_usage').renameTo('away').execute()
    usage.note(phone, 'echo', 'calls')
    await usage.write()
    usage.note(phone, 'echo', 'calls')
    await database.schema.alterTable('away').renameTo('key_usage').execute()
    expect(await usage.read(0)).toMatchObject([{ used: 2 }])
  })
})
