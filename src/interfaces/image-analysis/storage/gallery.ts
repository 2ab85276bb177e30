import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { GalleryEntry } from '../domain/gallery.ts'
import type { Tables } from './tables.ts'

/** Gives whether it is new. */
export async function addEntry(storage: Storage, entry: GalleryEntry): Promise<boolean> {
  const { kind, name, isSample = false } = entry
  const embedding = JSON.stringify(entry.embedding.map(toShort))
  const id = createHash('sha256')
    .update(JSON.stringify([kind, name, embedding]))
    .digest('hex')
  return change(storage, async (transaction) => {
    const result = await transaction
      .insertInto('image_gallery')
      .values({ id, kind, name, embedding, is_sample: Number(isSample) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return Number(result.numInsertedOrUpdatedRows ?? 0n)
  }).then((added) => added > 0)
}

/** Raised with every change, whichever process makes it. */
export async function readGalleryVersion(storage: Storage): Promise<number> {
  const { version } = await storage
    .tables<Tables>()
    .selectFrom('image_gallery_change')
    .select('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Names with how many pictures each has. */
export async function countEntries(storage: Storage) {
  const rows = await storage
    .tables<Tables>()
    .selectFrom('image_gallery')
    .select(['kind', 'name'])
    .orderBy('name')
    .execute()
  const groups = Map.groupBy(rows, ({ kind, name }) => `${kind}\n${name}`)
  return [...groups.values()].map((each) => ({
    kind: each[0]?.kind ?? '',
    name: each[0]?.name ?? '',
    count: each.length,
  }))
}

/** Gives how many pictures were taken out. */
export async function removeEntries(storage: Storage, name: string): Promise<number> {
  return change(storage, async (transaction) => {
    const result = await transaction.deleteFrom('image_gallery').where('name', '=', name).executeTakeFirst()
    return Number(result.numDeletedRows)
  })
}

/** Changes rows and raises the version in one transaction; gives how many rows. */
function change(storage: Storage, act: (transaction: Transaction<Tables>) => Promise<number>): Promise<number> {
  return storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      const count = await act(transaction)
      const raised = transaction
        .updateTable('image_gallery_change')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      if (count > 0) await raised.execute()
      return count
    })
}

/** Four digits tell faces apart as well as sixteen. */
const toShort = (value: number) => Math.round(value * 10_000) / 10_000
