/** Glossaries in storage: a row each; a dictionary of a glossary of several is a row below the glossary's id, `ID/DICTIONARY`. */
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { GlossaryDescription } from '../domain/glossary.ts'
import type { GlossaryTable, Tables } from '../storage/tables.ts'

/** Whose the samples are. */
const everybody = ''

const described = ['id', 'name', 'source', 'target', 'entry_count', 'created_at'] as const

export type DescribedRow = Pick<GlossaryTable, (typeof described)[number]>

/** Of this owner and of everybody, without the entries. */
export function selectDescriptions(storage: Storage, owner: string) {
  return selectOwn(storage, owner).select(described)
}

/** As they stand in the column. */
export async function readEntriesOf(storage: Storage, owner: string, id: string): Promise<string | undefined> {
  return (await selectOwn(storage, owner).select('entries').where('id', '=', id).executeTakeFirst())?.entries
}

/** A glossary's row and those of its dictionaries. `/` stands in no UUID, and `0` behind it in the order of characters. */
export async function readWithDictionaries(
  storage: Storage,
  owner: string,
  id: string,
): Promise<readonly GlossaryTable[]> {
  return selectOwn(storage, owner)
    .selectAll()
    .where((row) => row.or([row('id', '=', id), row.and([row('id', '>', `${id}/`), row('id', '<', `${id}0`)])]))
    .orderBy('id')
    .execute()
}

export async function insertGlossary(storage: Storage, row: GlossaryTable): Promise<void> {
  await storage.tables<Tables>().insertInto('translation_glossary').values(row).execute()
}

export async function renameGlossary(storage: Storage, id: string, name: string): Promise<void> {
  await storage.tables<Tables>().updateTable('translation_glossary').set({ name }).where('id', '=', id).execute()
}

/** Whether there was one. */
export async function deleteGlossary(storage: Storage, owner: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await storage
    .tables<Tables>()
    .deleteFrom('translation_glossary')
    .where('owner', 'in', [owner, everybody])
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function selectOwn(storage: Storage, owner: string) {
  return storage.tables<Tables>().selectFrom('translation_glossary').where('owner', 'in', [owner, everybody])
}

export function toDescription(row: DescribedRow): GlossaryDescription {
  const { id, name, source, target, entry_count: entryCount, created_at: createdAt } = row
  return { id, name, source, target, entryCount, createdAt }
}

/** `entries` is their JSON. */
export function toGlossaryRow(
  owner: string,
  { id, name, source, target, entryCount, createdAt }: GlossaryDescription,
  entries: string,
): GlossaryTable {
  return {
    id,
    owner,
    name,
    source,
    target,
    entry_count: entryCount,
    entries,
    created_at: createdAt,
  }
}
