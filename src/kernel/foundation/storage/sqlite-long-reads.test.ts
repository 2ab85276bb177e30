import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteConnection } from './sqlite-connection.ts'
import { createLongReadDialect } from './sqlite-long-reads.ts'
import { expectGivenUp } from './testing/expect-given-up.ts'

async function open(maxRunMs: number) {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-test-'))
  const file = join(folder, 'a.sqlite')
  const connection = await openSqliteConnection(file)
  connection.execute('create table entry (id integer)')
  connection.close()
  const database = new Kysely<{ entry: { id: number } }>({ dialect: createLongReadDialect(file, maxRunMs) })
  onTestFinished(async () => {
    await database.destroy()
    await rm(folder, { recursive: true })
  })
  return database
}

const endless = sql`with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n`

test('a read that does not end is given up, while others have their turn', async () => {
  const database = await open(500)
  let turns = 0
  const counting = setInterval(() => (turns += 1), 10)
  await expectGivenUp(endless.execute(database))
  clearInterval(counting)
  expect(turns).toBeGreaterThan(5)
  expect(await database.selectFrom('entry').selectAll().execute()).toEqual([])
})

test('a read of more rows than a process holds is given up, and the next is answered', async () => {
  const database = await open(60_000)
  const rows = sql`with recursive n(i) as (select 1 union all select i + 1 from n) select i, hex(randomblob(500)) from n`
  await expect(rows.execute(database)).rejects.toMatchObject({ code: 'busy', status: 503 })
  expect(await database.selectFrom('entry').selectAll().execute()).toEqual([])
})

test('nothing is written, and nothing begun', async () => {
  const database = await open(10_000)
  await expect(database.insertInto('entry').values({ id: 1 }).execute()).rejects.toMatchObject({ status: 503 })
  await expect(database.transaction().execute(async () => {})).rejects.toThrow('Long reads are single queries')
})
