import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { pairMigrations, type PairTables, readPairs, writePair } from './testing/pairs.ts'
import { createSqliteDatabase } from './testing/test-databases.ts'

/** A storage, and a plain connection to the same file that stands for another process. */
async function openBesideAnother() {
  const database = await createSqliteDatabase()
  const storage = await database.open()
  await migrate(storage, [pairMigrations])
  const other = new DatabaseSync(join(database.options.dataFolder, 'mainstay.sqlite'))
  onTestFinished(() => other.close())
  return { storage, other }
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
