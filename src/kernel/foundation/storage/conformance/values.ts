import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertMany, type OpenEntries } from './entries.ts'

export function describeValues(open: OpenEntries): void {
  test.each([
    ['Japanese', '東京都の天気は晴れ、気温は二十三度です。'],
    ['emoji with joiners and skin tones', '👩🏽‍🚀 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['combining marks, kept as they were written', 'e\u0301 é ﬁ'],
    ['right to left and control characters', 'שלום\u200f\t\n\r\u0001'],
    ['quotes and the like', `'; drop table entry; -- " \\ % _ $1 ?`],
    ['nothing', ''],
  ])('text comes back as it was: %s', async (_name, body) => {
    const database = await open()
    await database.insertInto('entry').values({ id: 1, body, sort: null, taken: 0 }).execute()
    expect(await database.selectFrom('entry').select('body').where('body', '=', body).execute()).toEqual([{ body }])
  })

  test.each([0, -1, 2_147_483_648, 1_763_700_000_000, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])(
    'a bigint column gives back %d as a number',
    async (sort) => {
      const database = await open()
      await database.insertInto('entry').values({ id: 1, body: '', sort, taken: 0 }).execute()
      expect(await database.selectFrom('entry').select('sort').execute()).toEqual([{ sort }])
    },
  )

  test('an integer beyond what a number holds is refused rather than rounded', async () => {
    const database = await open()
    await sql`insert into entry (id, body, sort) values (1, '', 9007199254740993)`.execute(database)
    await expect(database.selectFrom('entry').select('sort').execute()).rejects.toThrow(RangeError)
  })

  test('counts and sums are numbers', async () => {
    const database = await open()
    await insertMany(database, 3)
    const { fn } = database
    const totals = database.selectFrom('entry').select([fn.countAll().as('count'), fn.sum('sort').as('sum')])
    expect(await totals.execute()).toEqual([{ count: 3, sum: 6 }])
  })

  test('JSON is kept as text', async () => {
    const database = await open()
    const body = JSON.stringify({ 名: ['a', 1, null, true], nested: { quote: '"' } })
    await database.insertInto('entry').values({ id: 1, body, sort: null, taken: 0 }).execute()
    const { body: kept } = await database.selectFrom('entry').select('body').executeTakeFirstOrThrow()
    expect(JSON.parse(kept)).toEqual({ 名: ['a', 1, null, true], nested: { quote: '"' } })
  })

  test('a boolean is refused: flags are integers', async () => {
    const database = await open()
    await expect(sql`insert into entry (id, body, taken) values (1, '', ${true})`.execute(database)).rejects.toThrow()
  })

  test('an upsert adds to what is there and returns it', async () => {
    const database = await open()
    const add = (taken: number) =>
      database
        .insertInto('entry')
        .values({ id: 1, body: '', sort: null, taken })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((row) => ({ taken: row('entry.taken', '+', row.ref('excluded.taken')) })),
        )
        .returning('taken')
        .executeTakeFirstOrThrow()
    expect(await add(2)).toEqual({ taken: 2 })
    expect(await add(3)).toEqual({ taken: 5 })
  })

  test('updates and deletions say how many rows they touched', async () => {
    const database = await open()
    await insertMany(database, 5)
    const updated = await database.updateTable('entry').set({ taken: 1 }).where('id', '>', 3).executeTakeFirst()
    expect(updated.numUpdatedRows).toBe(2n)
    const deleted = await database.deleteFrom('entry').where('taken', '=', 0).executeTakeFirst()
    expect(deleted.numDeletedRows).toBe(3n)
  })
}
