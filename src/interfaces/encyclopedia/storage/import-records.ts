import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** How far the import of one file has come. */
export type ImportRecord = Omit<Tables['encyclopedia_import'], 'language'>

/** Records of files that begin with the same bytes, by how much of them had been read. */
export async function findImports(database: Kysely<Tables>, language: string, head: number): Promise<ImportRecord[]> {
  return database
    .selectFrom('encyclopedia_import')
    .select(['started_at', 'head', 'seen_bytes', 'seen_checksum', 'is_finished', 'position', 'pages'])
    .where('language', '=', language)
    .where('head', '=', head)
    .orderBy('seen_bytes')
    .execute()
}

export async function writeImport(database: Kysely<Tables>, language: string, record: ImportRecord): Promise<void> {
  const { started_at: _startedAt, ...rest } = record
  await database
    .insertInto('encyclopedia_import')
    .values({ language, ...record })
    .onConflict((conflict) => conflict.columns(['language', 'started_at']).doUpdateSet(rest))
    .execute()
}
