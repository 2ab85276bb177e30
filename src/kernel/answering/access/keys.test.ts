import { expect, test } from 'vitest'
import { migrate } from '../../foundation/storage/migrate.ts'
import { describeOnEachDatabase, type TestDatabase } from '../../foundation/storage/testing/test-databases.ts'
import { createKeyStore } from './keys.ts'
import { accessMigrations } from './migrations.ts'

const start = Date.UTC(2026, 0, 31, 12)

async function openKeys(database: TestDatabase, now: () => number = () => start) {
  const storage = await database.open()
  await migrate(storage, [accessMigrations])
  return { storage, keys: createKeyStore(storage, now) }
}

describeOnEachDatabase('keys', (create) => {
  test('a key that was made is known, with what was said about it', async () => {
    const { keys } = await openKeys(await create())
    const { id, secret } = await keys.make({ name: '田中の電話', scopes: ['geo', 'bin-packing'], plan: 'paid' })
    expect(secret).toMatch(/^ms_[0-9a-f]{12}_[A-Za-z0-9_-]{32}$/)
    expect(secret.slice(3, 15)).toBe(id)
    const expected = {
      id,
      name: '田中の電話',
      scopes: ['geo', 'bin-packing'],
      plan: 'paid',
      createdAt: start,
      revokedAt: undefined,
    }
    expect(await keys.verify(secret)).toEqual(expected)
    expect(await keys.list()).toEqual([expected])
  })

  test('the secret itself is nowhere in the storage', async () => {
    const { keys, storage } = await openKeys(await create())
    const { secret } = await keys.make({ name: 'mine', scopes: '*', plan: 'free' })
    const rows = await storage.tables<{ api_key: object }>().selectFrom('api_key').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(secret.slice(16))
  })

  test('no other text is a key: a changed secret, an unknown id, a part, anything', async () => {
    const { keys } = await openKeys(await create())
    const { id, secret } = await keys.make({ name: 'mine', scopes: '*', plan: 'free' })
    const changed = secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A')
    const unknown = `ms_${'0'.repeat(12)}_${secret.slice(16)}`
    const zeros = `ms_${'0'.repeat(12)}_${'A'.repeat(32)}`
    const others = [
      changed,
      unknown,
      zeros,
      id,
      secret.slice(0, 20),
      ` ${secret}`,
      `${secret}\n`,
      secret.toUpperCase(),
      '',
    ]
    for (const text of others) expect(await keys.verify(text)).toBeUndefined()
  })

  test('a revoked key is refused at once here, within two seconds elsewhere, and stays on record', async () => {
    const database = await create()
    let time = start
    const here = await openKeys(database, () => time)
    const elsewhere = await openKeys(database, () => time)
    const { id, secret } = await here.keys.make({ name: 'lost phone', scopes: '*', plan: 'free' })
    expect((await elsewhere.keys.verify(secret))?.id).toBe(id)
    expect(await here.keys.revoke(id)).toBe(true)
    expect(await here.keys.verify(secret)).toBeUndefined()
    time += 2_000
    expect(await elsewhere.keys.verify(secret)).toBeUndefined()
    expect(await elsewhere.keys.list()).toMatchObject([{ id, name: 'lost phone', revokedAt: start }])
  })

  test('a clock that is set back does not keep a revoked key alive', async () => {
    const database = await create()
    let time = start
    const here = await openKeys(database, () => time)
    const elsewhere = await openKeys(database, () => time)
    const { id, secret } = await here.keys.make({ name: 'mine', scopes: '*', plan: 'free' })
    await elsewhere.keys.verify(secret)
    await here.keys.revoke(id)
    time -= 3_600_000
    expect(await elsewhere.keys.verify(secret)).toBeUndefined()
  })

  test('revoking says whether there was a valid key', async () => {
    const { keys } = await openKeys(await create())
    const { id } = await keys.make({ name: 'mine', scopes: '*', plan: 'free' })
    expect(await keys.revoke('000000000000')).toBe(false)
    expect(await keys.revoke(id)).toBe(true)
    expect(await keys.revoke(id)).toBe(false)
  })

  test('keys are listed oldest first and survive a restart', async () => {
    const database = await create()
    let time = start
    const { keys, storage } = await openKeys(database, () => time++)
    const first = await keys.make({ name: 'first', scopes: '*', plan: 'free' })
    await keys.make({ name: 'second', scopes: [], plan: 'paid' })
    await storage.close()
    const again = await openKeys(database)
    expect((await again.keys.list()).map(({ name, scopes }) => [name, scopes])).toEqual([
      ['first', '*'],
      ['second', []],
    ])
    expect((await again.keys.verify(first.secret))?.name).toBe('first')
  })

  test('of five that start on an empty storage at once, one makes the first key', async () => {
    const database = await create()
    const replicas = await Promise.all(Array.from({ length: 5 }, () => openKeys(database)))
    const first = { name: 'first', scopes: '*', plan: 'paid' } as const
    const made = await Promise.all(replicas.map(({ keys }) => keys.makeFirst(first)))
    const [only, ...others] = made.filter((key) => key !== undefined)
    expect(others).toEqual([])
    for (const { keys } of replicas) expect((await keys.list()).map(({ id }) => id)).toEqual([only?.id])
  })

  test('a key that is revoked is a key: no first one is made again', async () => {
    const { keys } = await openKeys(await create())
    const { id } = await keys.make({ name: 'mine', scopes: '*', plan: 'free' })
    await keys.revoke(id)
    expect(await keys.makeFirst({ name: 'first', scopes: '*', plan: 'paid' })).toBeUndefined()
  })
})
