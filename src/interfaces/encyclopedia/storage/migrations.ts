import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { createIndices } from './indices.ts'
import { writeStatistics } from './statistics.ts'

export const migrations: Migrations = {
  encyclopedia_0001_wikis: { up: createWikis },
  encyclopedia_0002_indices: { up: createIndices },
  encyclopedia_0003_templates: { up: indexAgain },
  encyclopedia_0004_links: { up: indexAgain },
  encyclopedia_0005_statistics: { up: writeStatistics },
}

async function createWikis(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  const types = columnTypesOf(dialect)
  await createSites(database)
  await createPages(database, types)
  await createTexts(database, types)
  await createLinks(database, types)
  await createImports(database)
}

function columnTypesOf(dialect: Storage['dialect']) {
  const isPostgres = dialect === 'postgres'
  return {
    // Code points are the order of links; SQLite compares bytes of UTF-8, and so does PostgreSQL under the collation "C".
    orderedText: isPostgres ? sql`text collate "C"` : sql`text`,
    bytes: isPostgres ? sql`bytea` : sql`blob`,
    // One tree a table instead of two.
    keyedOnly: isPostgres ? sql`` : sql`without rowid`,
  }
}

type ColumnTypes = ReturnType<typeof columnTypesOf>

async function createSites(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('encyclopedia_site')
    .addColumn('language', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull())
    .addColumn('pages', 'bigint', (column) => column.notNull())
    .addColumn('articles', 'bigint', (column) => column.notNull())
    .execute()
}

async function createPages(database: Kysely<unknown>, { orderedText, keyedOnly }: ColumnTypes): Promise<void> {
  await database.schema
    .createTable('encyclopedia_page')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('namespace', 'integer', (column) => column.notNull())
    .addColumn('title', orderedText, (column) => column.notNull())
    .addColumn('redirect_to', 'text')
    .addColumn('revision_id', 'bigint', (column) => column.notNull())
    .addColumn('parent_id', 'bigint')
    .addColumn('timestamp', 'bigint', (column) => column.notNull())
    .addColumn('user_name', 'text')
    .addColumn('user_id', 'bigint')
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('checksum', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('encyclopedia_page_key', ['language', 'id'])
    .modifyEnd(keyedOnly)
    .execute()
  for (const column of ['title', 'revision_id']) {
    await database.schema
      .createIndex(`encyclopedia_page_by_${column}`)
      .on('encyclopedia_page')
      .columns(['language', column])
      .execute()
  }
}

async function createTexts(database: Kysely<unknown>, { bytes, keyedOnly }: ColumnTypes): Promise<void> {
  await database.schema
    .createTable('encyclopedia_text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('page_id', 'bigint', (column) => column.notNull())
    .addColumn('is_compressed', 'integer', (column) => column.notNull())
    .addColumn('body', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('encyclopedia_text_key', ['language', 'page_id'])
    .modifyEnd(keyedOnly)
    .execute()
}

/** A stretch of a page's links in their order, so that a page of 100,000 links is read from any place at once. */
async function createLinks(database: Kysely<unknown>, { orderedText, keyedOnly }: ColumnTypes): Promise<void> {
  await database.schema
    .createTable('encyclopedia_link')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('page_id', 'bigint', (column) => column.notNull())
    .addColumn('namespace', 'integer', (column) => column.notNull())
    .addColumn('first_title', orderedText, (column) => column.notNull())
    .addColumn('titles', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('encyclopedia_link_key', ['language', 'page_id', 'namespace', 'first_title'])
    .modifyEnd(keyedOnly)
    .execute()
}

async function createImports(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('encyclopedia_import')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('head', 'bigint', (column) => column.notNull())
    .addColumn('seen_bytes', 'bigint', (column) => column.notNull())
    .addColumn('seen_checksum', 'bigint', (column) => column.notNull())
    .addColumn('is_finished', 'integer', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('pages', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('encyclopedia_import_key', ['language', 'started_at'])
    .execute()
}

/** What templates bring in is part of what pages are found by since, and then of their lists of links. */
async function indexAgain(database: Kysely<unknown>): Promise<void> {
  await sql`insert into encyclopedia_unindexed (language, page_id) select language, id from encyclopedia_page where true on conflict do nothing`.execute(
    database,
  )
}
