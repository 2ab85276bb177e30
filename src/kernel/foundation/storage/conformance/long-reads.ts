import { expect, test } from 'vitest'
import type { CreateDatabase } from '../testing/test-databases.ts'
import { type EntryTables, insertMany, openEntryStorage } from './entries.ts'

export function describeLongReads(create: CreateDatabase): void {
  test('see what is committed, by parameters, in the types of the table', async () => {
    const storage = await openEntryStorage(create)
    const reads = storage.longReads<EntryTables>()
    const query = reads.selectFrom('entry').selectAll().where('sort', '>', 498).orderBy('id')
    expect(await query.execute()).toEqual([])
    await insertMany(storage.tables<EntryTables>(), 500)
    expect(await query.execute()).toEqual([
      { id: 499, body: 'row 499', sort: 499, taken: 0 },
      { id: 500, body: 'row 500', sort: 500, taken: 0 },
    ])
  })

  test('a query that is wrong fails, and the next is answered', async () => {
    const reads = (await openEntryStorage(create)).longReads<EntryTables & { missing: { id: number } }>()
    await expect(reads.selectFrom('missing').selectAll().execute()).rejects.toThrow('missing')
    expect(await reads.selectFrom('entry').select('id').execute()).toEqual([])
  })
}
