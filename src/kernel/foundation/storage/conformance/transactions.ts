import { expect, test } from 'vitest'
import type { OpenEntries } from './entries.ts'

export function describeTransactions(open: OpenEntries): void {
  test('a failure inside takes everything back', async () => {
    const database = await open()
    const work = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('entry').values({ id: 1, body: 'lost', sort: null, taken: 0 }).execute()
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await database.selectFrom('entry').selectAll().execute()).toEqual([])
  })

  test('a failing statement takes everything back, and the storage works on', async () => {
    const database = await open()
    const row = { id: 1, body: 'twice', sort: null, taken: 0 }
    const work = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('entry').values(row).execute()
      await transaction.insertInto('entry').values(row).execute()
    })
    await expect(work).rejects.toThrow(/unique/i)
    await database.insertInto('entry').values(row).execute()
    expect(await database.selectFrom('entry').selectAll().execute()).toEqual([row])
  })

  test('are not seen from outside before they are done', async () => {
    const database = await open()
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('entry').values({ id: 1, body: 'a', sort: null, taken: 0 }).execute()
      expect(await transaction.selectFrom('entry').select('id').execute()).toEqual([{ id: 1 }])
      expect(await database.selectFrom('entry').select('id').execute()).toEqual([])
    })
    expect(await database.selectFrom('entry').select('id').execute()).toEqual([{ id: 1 }])
  })

  test('a savepoint takes back what came after it', async () => {
    const database = await open()
    const transaction = await database.startTransaction().execute()
    await transaction.insertInto('entry').values({ id: 1, body: 'kept', sort: null, taken: 0 }).execute()
    const saved = await transaction.savepoint('here').execute()
    await saved.insertInto('entry').values({ id: 2, body: 'dropped', sort: null, taken: 0 }).execute()
    await saved.rollbackToSavepoint('here').execute()
    await transaction.commit().execute()
    expect(await database.selectFrom('entry').select('body').execute()).toEqual([{ body: 'kept' }])
  })

  test('many at once that read and then write count right', async () => {
    const database = await open()
    await database.insertInto('entry').values({ id: 1, body: 'counter', sort: null, taken: 0 }).execute()
    const addOne = () =>
      database.transaction().execute((transaction) =>
        transaction
          .updateTable('entry')
          .set((row) => ({ taken: row('taken', '+', 1) }))
          .execute(),
      )
    await Promise.all(Array.from({ length: 50 }, addOne))
    expect(await database.selectFrom('entry').select('taken').execute()).toEqual([{ taken: 50 }])
  })
}
