import { expect, test } from 'vitest'
import { insertMany, type OpenEntries } from './entries.ts'

export function describeReading(open: OpenEntries): void {
  test('orders by integers, with nulls where the query says', async () => {
    const database = await open()
    const rows = [7, null, -2, 100].map((sort, id) => ({ id, body: '', sort, taken: 0 }))
    await database.insertInto('entry').values(rows).execute()
    const ids = async (order: 'asc' | 'desc') => {
      const query = database.selectFrom('entry').select('id')
      const sorted = query.orderBy('sort', (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast())
      return (await sorted.execute()).map(({ id }) => id)
    }
    expect(await ids('asc')).toEqual([2, 0, 3, 1])
    expect(await ids('desc')).toEqual([3, 0, 2, 1])
  })

  test('streams every row in order, and may stop early', async () => {
    const database = await open()
    await insertMany(database, 2_500)
    const query = database.selectFrom('entry').select('id').orderBy('id')
    const all: number[] = []
    for await (const { id } of query.stream(100)) all.push(id)
    expect(all).toEqual(Array.from({ length: 2_500 }, (_, index) => index + 1))
    const some: number[] = []
    for await (const { id } of query.stream(100)) if (some.push(id) === 3) break
    expect(some).toEqual([1, 2, 3])
    expect(await database.selectFrom('entry').select('id').where('id', '=', 9).execute()).toEqual([{ id: 9 }])
  })

  test('a stream shows one moment and keeps no writer waiting', async () => {
    const database = await open()
    await insertMany(database, 1_000)
    let seen = 0
    for await (const { taken } of database.selectFrom('entry').select('taken').stream(100)) {
      if (seen === 0) await database.updateTable('entry').set({ taken: 1 }).execute()
      expect(taken).toBe(0)
      seen++
    }
    expect(seen).toBe(1_000)
  })

  test('streams inside a transaction, seeing what it wrote, and with parameters', async () => {
    const database = await open()
    const bodies = await database.transaction().execute(async (transaction) => {
      await insertMany(transaction, 500)
      const read: string[] = []
      const query = transaction.selectFrom('entry').select('body').where('sort', '>', 498).orderBy('id')
      for await (const { body } of query.stream()) read.push(body)
      return read
    })
    expect(bodies).toEqual(['row 499', 'row 500'])
  })

  test('works on while a table changes its shape', async () => {
    const database = await open()
    await insertMany(database, 1)
    const query = database.selectFrom('entry').selectAll()
    expect(await query.execute()).toEqual([{ id: 1, body: 'row 1', sort: 1, taken: 0 }])
    await database.schema.alterTable('entry').addColumn('extra', 'text').execute()
    expect(await query.execute()).toEqual([{ id: 1, body: 'row 1', sort: 1, taken: 0, extra: null }])
  })
}
