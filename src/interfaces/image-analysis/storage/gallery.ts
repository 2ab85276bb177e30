import { randomUUID } from 'node:crypto'
import type { Storage } from '../../../kernel/storage/storage.ts'
import type { GalleryEntry, GalleryKind } from '../domain/gallery.ts'
import type { Tables } from './tables.ts'

export async function addEntry(storage: Storage, { kind, name, embedding }: GalleryEntry): Promise<void> {
  const row = { id: randomUUID(), kind, name, embedding: JSON.stringify(embedding.map(toShort)) }
  await storage.tables<Tables>().insertInto('image_gallery').values(row).execute()
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
