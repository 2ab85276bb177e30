import { createHash } from 'node:crypto'
import type { Storage } from '../../../kernel/storage/storage.ts'
import type { GalleryEntry, GalleryKind } from '../domain/gallery.ts'
import type { Tables } from './tables.ts'

/** Gives whether it is new. */
export async function addEntry(storage: Storage, entry: GalleryEntry): Promise<boolean> {
  const { kind, name, isSample = false } = entry
  const embedding = JSON.stringify(entry.embedding.map(toShort))
  const id = createHash('sha256')
    .update(JSON.stringify([kind, name, embedding]))
    .digest('hex')
  const result = await storage
    .tables<Tables>()
    .insertInto('image_gallery')
    .values({ id, kind, name, embedding, is_sample: Number(isSample) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function readEntries(storage: Storage, kind: GalleryKind): Promise<GalleryEntry[]> {
  const rows = storage
    .tables<Tables>()
    .selectFrom('image_gallery')
    .select(['name', 'embedding'])
    .where('kind', '=', kind)
  return (await rows.orderBy('name').execute()).map(({ name, embedding }) => ({
    kind,
    name,
    embedding: readNumbers(embedding),
  }))
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
  const result = await storage.tables<Tables>().deleteFrom('image_gallery').where('name', '=', name).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Four digits tell faces apart as well as sixteen. */
const toShort = (value: number) => Math.round(value * 10_000) / 10_000

function readNumbers(text: string): readonly number[] {
  const values: unknown = JSON.parse(text)
  return Array.isArray(values) ? values.map(Number) : []
}
