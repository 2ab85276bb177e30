import type { Kysely } from 'kysely'
import type { Migrations } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { Tables } from './tables.ts'

export const migrations: Migrations = {
  news_feeds_0001_tables: { up: createTables },
  news_feeds_0002_read_again: { up: forgetValidators },
}

/** The categories of the specification; a category outlives its subscriptions. */
const categories = [
  { name: 'travel', segment: 36 },
  { name: 'certificate', segment: 31 },
  { name: 'blog', segment: 30 },
  { name: 'design', segment: 32 },
]

async function createTables(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  await database.schema
    .createTable('news_feed_category')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('segment', 'integer', (column) => column.notNull())
    .addColumn('entry_count', 'integer', (column) => column.notNull())
    .execute()
  await createSources(database, dialect)
  await createEntries(database, dialect)
  const rows = categories.map((category) => ({ ...category, entry_count: 0 }))
  await database.withTables<Tables>().insertInto('news_feed_category').values(rows).execute()
}

async function createSources(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  await withNumber(database, 'news_feed_source', dialect)
    .addColumn('category', 'text', (column) => column.notNull().references('news_feed_category.name'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('site_url', 'text', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('body_hash', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('next_fetch_at', 'bigint')
    .addColumn('last_success_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('last_error_at', 'bigint')
    .addUniqueConstraint('news_feed_source_once', ['category', 'url'])
    .execute()
  await createIndex(database, 'news_feed_source', ['next_fetch_at'])
  await createIndex(database, 'news_feed_source', ['category', 'last_success_at'])
}

async function createEntries(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  await withNumber(database, 'news_feed_entry', dialect)
    .addColumn('category', 'text', (column) => column.notNull().references('news_feed_category.name'))
    .addColumn('source_id', 'bigint', (column) => column.notNull().references('news_feed_source.id'))
    .addColumn('id_key', 'text')
    .addColumn('link_key', 'text')
    .addColumn('content_key', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .execute()
  await createIndex(database, 'news_feed_entry', ['category', 'published_at', 'id'])
  await createIndex(database, 'news_feed_entry', ['category', 'link_key'])
  await createIndex(database, 'news_feed_entry', ['category', 'content_key'])
  await createIndex(database, 'news_feed_entry', ['source_id', 'published_at', 'id'])
}

/** Feeds were lost or read in part: each is read whole once more, whether it has changed or not. */
async function forgetValidators(database: Kysely<unknown>): Promise<void> {
  const nothing = { etag: null, last_modified: null, body_hash: null }
  await database.withTables<Tables>().updateTable('news_feed_source').set(nothing).execute()
}

/** A table whose rows the database numbers, ascending, no number twice. */
function withNumber(database: Kysely<unknown>, table: string, dialect: Storage['dialect']) {
  const building = database.schema.createTable(table)
  return dialect === 'postgres'
    ? building.addColumn('id', 'bigserial', (column) => column.primaryKey())
    : building.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
}

async function createIndex(database: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await database.schema
    .createIndex([table, ...columns].join('_'))
    .on(table)
    .columns(columns)
    .execute()
}
