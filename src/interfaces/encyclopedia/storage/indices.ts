import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'

/**
 * What is found by what a page says: who links to it, what a category holds, which words it has. The pages whose own are not
 * written yet stand in `encyclopedia_unindexed`, at first all that were there before.
 */
export async function createIndices(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  const isPostgres = dialect === 'postgres'
  // Titles in the order of MediaWiki's own tables, which have underscores for spaces.
  await sql`create index encyclopedia_page_by_name on encyclopedia_page (language, namespace, replace(title, ' ', '_'))`.execute(
    database,
  )
  await createPageTables(database, {
    orderedText: isPostgres ? sql`text collate "C"` : sql`text`,
    keyedOnly: isPostgres ? sql`` : sql`without rowid`,
  })
  for (const table of ['reference', 'category']) {
    await database.schema
      .createIndex(`encyclopedia_${table}_by_page`)
      .on(`encyclopedia_${table}`)
      .columns(['language', 'page_id'])
      .execute()
  }
  await createSearch(database, isPostgres)
  await sql`insert into encyclopedia_unindexed (language, page_id) select language, id from encyclopedia_page`.execute(
    database,
  )
}

interface Clauses {
  /** The type of a text that is compared byte by byte. */
  readonly orderedText: RawBuilder<unknown>
  /** For a table that is nothing but its key. */
  readonly keyedOnly: RawBuilder<unknown>
}

async function createPageTables(database: Kysely<unknown>, { orderedText, keyedOnly }: Clauses): Promise<void> {
  await database.schema
    .createTable('encyclopedia_unindexed')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('page_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('encyclopedia_unindexed_key', ['language', 'page_id'])
    .modifyEnd(keyedOnly)
    .execute()
  await database.schema
    .createTable('encyclopedia_reference')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('kind', 'integer', (column) => column.notNull())
    .addColumn('target', orderedText, (column) => column.notNull())
    .addColumn('namespace', 'integer', (column) => column.notNull())
    .addColumn('page_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('encyclopedia_reference_key', ['language', 'kind', 'target', 'page_id'])
    .modifyEnd(keyedOnly)
    .execute()
  await database.schema
    .createTable('encyclopedia_category')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', orderedText, (column) => column.notNull())
    .addColumn('member_type', 'integer', (column) => column.notNull())
    .addColumn('sort_key', orderedText, (column) => column.notNull())
    .addColumn('page_id', 'bigint', (column) => column.notNull())
    .addColumn('sort_prefix', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('encyclopedia_category_key', ['language', 'name', 'member_type', 'sort_key', 'page_id'])
    .modifyEnd(keyedOnly)
    .execute()
}

/** Words of titles and texts; a document is a page under a number of its own, since pages of all editions are in one index. */
async function createSearch(database: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await database.schema
    .createTable('encyclopedia_document')
    .addColumn('id', isPostgres ? sql`bigint generated always as identity` : 'integer', (column) => column.primaryKey())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('page_id', 'bigint', (column) => column.notNull())
    .addColumn('words', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('encyclopedia_document_by_page', ['language', 'page_id'])
    .execute()
  if (isPostgres) {
    await sql`create table encyclopedia_search (rowid bigint primary key, title tsvector not null, body tsvector not null)`.execute(
      database,
    )
    for (const column of ['title', 'body'])
      await sql`create index ${sql.id(`encyclopedia_search_by_${column}`)} on encyclopedia_search using gin (${sql.id(column)})`.execute(
        database,
      )
    return
  }
  await sql`create virtual table encyclopedia_search using fts5 (title, body, content='', contentless_delete=1, detail=column, tokenize='unicode61 remove_diacritics 0')`.execute(
    database,
  )
}
