import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../../../kernel/storage/migrate.ts'
import type { Storage } from '../../../kernel/storage/storage.ts'

export const migrations: Migrations = {
  translation_0001_memory: { up: createTables },
}

async function createTables(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  // SQLite compares text by its bytes; so does PostgreSQL under the collation "C".
  const orderedText = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await database.schema
    .createTable('translation_unit')
    .addColumn('owner', orderedText, (column) => column.notNull())
    .addColumn('hash', orderedText, (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('translation', 'text', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('translation_unit_key', ['owner', 'hash'])
    .execute()
  await database.schema
    .createIndex('translation_unit_by_time')
    .on('translation_unit')
    .columns(['owner', 'saved_at'])
    .execute()
  await database.schema
    .createTable('translation_glossary')
    .addColumn('id', orderedText, (column) => column.primaryKey())
    .addColumn('owner', orderedText, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('entry_count', 'integer', (column) => column.notNull())
    .addColumn('entries', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('translation_glossary_by_owner')
    .on('translation_glossary')
    .columns(['owner', 'created_at', 'id'])
    .execute()
}
