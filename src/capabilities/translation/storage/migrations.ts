import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'

export const migrations: Migrations = {
  translation_0001_memory: { up: createTables },
  translation_0002_documents: { up: createDocuments },
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

async function createDocuments(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`
  await database.schema
    .createTable('translation_document')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('characters', 'bigint', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('is_charged', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('translation_document_by_expiry')
    .on('translation_document')
    .columns(['expires_at'])
    .execute()
  await database.schema
    .createTable('translation_document_piece')
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('translation_document_piece_key', ['document', 'kind', 'ordinal'])
    .execute()
}
