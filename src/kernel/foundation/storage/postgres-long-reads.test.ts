import { Kysely, sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createPostgresDialect } from './postgres-dialect.ts'
import { expectGivenUp } from './testing/expect-given-up.ts'

async function open(databaseUrl: string, maxLongReadMs: number) {
  const { dialect, longReads } = await createPostgresDialect({ databaseUrl, poolSize: 1, maxLongReadMs })
  const database = new Kysely<unknown>({ dialect })
  onTestFinished(() => database.destroy())
  return { database, reads: new Kysely<unknown>({ dialect: longReads }) }
}

const endless = sql`with recursive n(i) as (select 1::bigint union all select i + 1 from n) select count(*) from n`
const readLimit = sql<{ statement_timeout: string }>`show statement_timeout`

const postgres = inject('postgres')
const missing = 'missing' in postgres ? postgres.missing : undefined
const url = 'missing' in postgres ? '' : postgres.url

describe.skipIf(missing !== undefined)(`long reads of PostgreSQL ${missing ?? ''}`, () => {
  test('a read that does not end is given up, and its connection answers the next one', async () => {
    const { reads } = await open(url, 300)
    await expectGivenUp(endless.execute(reads))
    expect((await sql`select 1 as one`.execute(reads)).rows).toEqual([{ one: 1 }])
  })

  test('the limit is that of long reads alone', async () => {
    const { database, reads } = await open(url, 300)
    expect((await readLimit.execute(reads)).rows).toEqual([{ statement_timeout: '300ms' }])
    expect((await readLimit.execute(database)).rows).toEqual([{ statement_timeout: '30s' }])
  })

  test('nothing is written, and nothing begun', async () => {
    const { reads } = await open(url, 10_000)
    await expect(sql`create table written (id integer)`.execute(reads)).rejects.toMatchObject({ status: 503 })
    await expect(reads.transaction().execute(async () => {})).rejects.toThrow('Long reads are single queries')
  })
})
