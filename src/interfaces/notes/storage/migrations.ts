import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'

export const migrations: Migrations = {
  notes_0001_notes: { up: createNotes },
}

async function createNotes(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  // SQLite compares text by its bytes; so does PostgreSQL under the collation "C".
  const orderedText = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await database.schema
    .createTable('notes_account')
    .addColumn('urlname', orderedText, (column) => column.primaryKey())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('notes_note')
    .addColumn('number', dialect === 'postgres' ? 'serial' : 'integer', (column) =>
      dialect === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('key', orderedText, (column) => column.notNull().unique())
    .addColumn('urlname', orderedText, (column) => column.notNull().references('notes_account.urlname'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('publish_at', 'bigint', (column) => column.notNull())
    .addColumn('is_draft', 'integer', (column) => column.notNull())
    .addColumn('likes', 'bigint', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('notes_note_by_time')
    .on('notes_note')
    .columns(['urlname', 'is_draft', 'publish_at', 'number'])
    .execute()
}
