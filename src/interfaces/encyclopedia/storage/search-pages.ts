import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { fromPageRow } from './from-page-row.ts'
import type { Tables } from './tables.ts'
import type { FoundPages, SearchRange, SearchWord } from './wiki-store.ts'

/**
 * Pages that have all these words in their titles, by title, or in their texts, those first that have them in the title, too, and
 * then the best; and how many there are.
 */
export async function searchPages(
  storage: Storage,
  language: string,
  words: readonly SearchWord[],
  { column, namespaces, isRedirect, offset, limit }: SearchRange,
): Promise<FoundPages> {
  if (words.length === 0) return { total: 0, pages: [] }
  const database = storage.longReads<Tables>()
  const { matches, rank, isInTitle } =
    storage.dialect === 'postgres' ? toPostgres(column, words) : toSqlite(column, words)
  const found = selectFound(database, language)
    .where(matches)
    .$if(namespaces !== undefined, (query) => query.where('page.namespace', 'in', [...(namespaces ?? [])]))
    .$if(isRedirect === false, (query) => query.where('page.redirect_to', 'is', null))
  const { total } = await found.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll('page')
    .select('document.words')
    .orderBy(column === 'title' ? sql`page.title` : isInTitle, column === 'title' ? 'asc' : 'desc')
    .orderBy(rank)
    .orderBy('document.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { total: Number(total), pages: rows.map((row) => ({ page: fromPageRow(row), words: row.words })) }
}

function selectFound(database: Kysely<Tables>, language: string) {
  return database
    .selectFrom('encyclopedia_search')
    .innerJoin('encyclopedia_document as document', 'document.id', 'encyclopedia_search.rowid')
    .innerJoin('encyclopedia_page as page', (join) =>
      join.onRef('page.language', '=', 'document.language').onRef('page.id', '=', 'document.page_id'),
    )
    .where('document.language', '=', language)
}

interface Match {
  readonly matches: RawBuilder<boolean>
  /** Less is better. */
  readonly rank: RawBuilder<number>
  readonly isInTitle: RawBuilder<boolean>
}

/** A word has letters and digits alone, so that quotation marks hold it. */
function toSqlite(column: SearchRange['column'], words: readonly SearchWord[]): Match {
  const terms = words.map(({ word, isPrefix }) => `"${word}"${isPrefix ? ' *' : ''}`).join(' AND ')
  return {
    matches: sql<boolean>`encyclopedia_search match ${`${column}: (${terms})`}`,
    rank: sql<number>`encyclopedia_search.rank`,
    isInTitle: sql<boolean>`encyclopedia_search.rowid in (select titled.rowid from encyclopedia_search as titled where titled.encyclopedia_search match ${`title: (${terms})`})`,
  }
}

function toPostgres(column: SearchRange['column'], words: readonly SearchWord[]): Match {
  const terms = words.map(({ word, isPrefix }) => `'${word}'${isPrefix ? ':*' : ''}`).join(' & ')
  const vector = sql.ref(`encyclopedia_search.${column}`)
  return {
    matches: sql<boolean>`${vector} @@ ${terms}::tsquery`,
    rank: sql<number>`-ts_rank(${vector}, ${terms}::tsquery)`,
    isInTitle: sql<boolean>`encyclopedia_search.title @@ ${terms}::tsquery`,
  }
}
