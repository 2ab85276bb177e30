import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import type { Storage } from './storage.ts'
import { pairMigrations, type PairTables, readPairs, writePair } from './testing/pairs.ts'
import { createSqliteDatabase } from './testing/test-databases.ts'

/** Bytes of one changed page in the write-ahead log (https://www.sqlite.org/fileformat2.html#walformat). */
const frameSize = 24 + 4096

/** A storage, and a plain connection to the same file that stands for another process. */
async function openBesideAnother() {
  const database = await createSqliteDatabase()
  const storage = await database.open()
  await migrate(storage, [pairMigrations])
  const other = new DatabaseSync(join(database.options.dataFolder, 'mainstay.sqlite'))
  onTestFinished(() => other.close())
  return { storage, other, log: join(database.options.dataFolder, 'mainstay.sqlite-wal') }
}

test('commits are synced to a write-ahead log, and foreign keys hold', async () => {
  const { storage } = await openBesideAnother()
  const database = storage.tables<unknown>()
  expect((await sql`pragma journal_mode`.execute(database)).rows).toEqual([{ journal_mode: 'wal' }])
  expect((await sql`pragma synchronous`.execute(database)).rows).toEqual([{ synchronous: 2 }])
  expect((await sql`pragma foreign_keys`.execute(database)).rows).toEqual([{ foreign_keys: 1 }])
})

test('a write waits for another process to finish, while timers fire and reads are answered', async () => {
  const { storage, other } = await openBesideAnother()
  other.exec('begin immediate')
  let isWritten = false
  const writing = writePair(storage, 'patient', 1).then(() => (isWritten = true))
  for (let turn = 0; turn < 10; turn++) {
    await pause(10)
    expect(await readPairs(storage)).toEqual(new Set())
  }
  expect(isWritten).toBe(false)
  other.exec('commit')
  await writing
  expect(await readPairs(storage)).toEqual(new Set(['patient 1']))
})

test('a single statement waits in the same way', async () => {
  const { storage, other } = await openBesideAnother()
  other.exec("begin immediate; insert into pair values ('other', 1, 1)")
  const writing = storage
    .tables<PairTables>()
    .insertInto('pair')
    .values({ writer: 'other', number: 1, half: 2 })
    .execute()
  await pause(30)
  other.exec('commit')
  await writing
  expect(await readPairs(storage)).toEqual(new Set(['other 1']))
})

describe('single writes at the same time', () => {
  const insertInto = (storage: Storage, number: number) =>
    storage.tables<PairTables>().insertInto('pair').values({ writer: 'one', number, half: 1 }).execute()

  test('share their commits, so that a hundred cost the disk no more than a few', async () => {
    const { storage, log } = await openBesideAnother()
    const before = statSync(log).size
    await Promise.all(Array.from({ length: 100 }, (_, number) => insertInto(storage, number)))
    expect(await storage.tables<PairTables>().selectFrom('pair').select('number').execute()).toHaveLength(100)
    expect((statSync(log).size - before) / frameSize).toBeLessThan(20)
  })

  test('fail alone where they break a constraint', async () => {
    const { storage, other } = await openBesideAnother()
    other.exec('create unique index pair_number on pair (number)')
    const results = await Promise.allSettled([1, 2, 2, 3].map((number) => insertInto(storage, number)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await storage.tables<PairTables>().selectFrom('pair').select('number').execute()).toEqual([
      { number: 1 },
      { number: 2 },
      { number: 3 },
    ])
  })

  test('keep their place among transactions', async () => {
    const { storage } = await openBesideAnother()
    const database = storage.tables<PairTables>()
    const first = insertInto(storage, 1)
    const counted = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('pair').values({ writer: 'two', number: 1, half: 1 }).execute()
      return (await transaction.selectFrom('pair').select('number').execute()).length
    })
    expect(await Promise.all([first, counted])).toMatchObject([{}, 2])
  })

  test('are told so when the database cannot take them', async () => {
    const { storage, other } = await openBesideAnother()
    other.exec('drop table pair')
    const results = await Promise.allSettled([1, 2].map((number) => insertInto(storage, number)))
    expect(results).toMatchObject(
      [1, 2].map(() => ({ status: 'rejected', reason: { message: 'no such table: pair' } })),
    )
    other.exec('create table pair (writer text, number integer, half integer)')
    await insertInto(storage, 3)
  })
})

test('a read-only transaction sees one moment and takes no lock', async () => {
  const { storage, other } = await openBesideAnother()
  await storage
    .tables<PairTables>()
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const count = () => transaction.selectFrom('pair').select('half').execute()
      expect(await count()).toEqual([])
      other.exec("insert into pair values ('other', 1, 1)")
      expect(await count()).toEqual([])
    })
})

test('a transaction that reads first keeps other writers out, so that its write cannot come too late', async () => {
  const { storage, other } = await openBesideAnother()
  await storage
    .tables<PairTables>()
    .transaction()
    .execute(async (transaction) => {
      expect(await transaction.selectFrom('pair').select('half').execute()).toEqual([])
      expect(() => other.exec("insert into pair values ('other', 1, 1)")).toThrow('database is locked')
      await transaction.insertInto('pair').values({ writer: 'here', number: 1, half: 1 }).execute()
    })
  other.exec("insert into pair values ('here', 1, 2)")
  expect(await readPairs(storage)).toEqual(new Set(['here 1']))
})

test('a stream left early inside a transaction lets go of what it was reading', async () => {
  const { storage, other } = await openBesideAnother()
  const database = storage.tables<PairTables>()
  for (let number = 1; number <= 300; number++) other.exec(`insert into pair values ('other', ${number}, 1)`)
  await database.transaction().execute(async (transaction) => {
    for await (const { writer } of transaction.selectFrom('pair').select('writer').stream()) {
      expect(writer).toBe('other')
      break
    }
  })
  // Emptying the write-ahead log fails while anyone still reads an older state.
  other.exec('delete from pair')
  expect(other.prepare('pragma wal_checkpoint(truncate)').get()).toMatchObject({ busy: 0 })
})
