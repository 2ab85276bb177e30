import { type Kysely, sql } from 'kysely'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'

/**
 * What SQLite is to take for true of a large edition: rows, then the rows that share the first column of an index, the first two, …
 * (`sqlite_stat1`). Without any, it takes the primary key by `language` alone for as good as an index over language and title, and
 * reads a whole edition to find a page.
 */
const statistics: readonly (readonly [table: string, index: string, counts: string])[] = [
  // The primary key of a table without rowid goes by the table's own name.
  ['encyclopedia_page', 'encyclopedia_page', '1000000 100000 1'],
  ['encyclopedia_page', 'encyclopedia_page_by_title', '1000000 100000 1'],
  ['encyclopedia_page', 'encyclopedia_page_by_revision_id', '1000000 100000 1'],
  ['encyclopedia_page', 'encyclopedia_page_by_name', '1000000 100000 50000 1'],
  ['encyclopedia_reference', 'encyclopedia_reference', '20000000 2000000 500000 20 1'],
  ['encyclopedia_reference', 'encyclopedia_reference_by_page', '20000000 2000000 20'],
  ['encyclopedia_category', 'encyclopedia_category', '4000000 400000 40 20 2 1'],
  ['encyclopedia_category', 'encyclopedia_category_by_page', '4000000 400000 4'],
]

/** Tells SQLite how large these tables grow, whatever they hold today; PostgreSQL finds out by itself. */
export async function writeStatistics(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  if (dialect === 'postgres') return
  // Makes sqlite_stat1 where there is none.
  await sql`analyze encyclopedia_page`.execute(database)
  for (const [table, index, counts] of statistics) {
    await sql`delete from sqlite_stat1 where tbl = ${table} and idx = ${index}`.execute(database)
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index}, ${counts})`.execute(database)
  }
  // Reads them into this connection; those that are opened later read them by themselves.
  await sql`analyze sqlite_schema`.execute(database)
}
