import { type Kysely, sql, type Transaction } from 'kysely'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { Storage } from '../../../kernel/storage/storage.ts'
import type { ExpandText } from './expand-text.ts'
import { readPagesToIndex } from './pages-to-index.ts'
import { type IndexedPage, toIndexedPage } from './indexed-page.ts'
import { splitEvenly } from './split-evenly.ts'
import type { Tables } from './tables.ts'

/** Pages of one transaction, and bytes of their texts at most: others have their turn after each. */
const pagesAtOnce = 64
const bytesAtOnce = 128 * 1024

/** Writes what some pages are found by; answers how many there were, none at the end. */
export async function indexPages(storage: Storage, site: Site, expandText: ExpandText): Promise<number> {
  const database = storage.tables<Tables>()
  const { ids, pages } = await readPagesToIndex(database, site.language, { pagesAtOnce, bytesAtOnce })
  if (ids.length === 0) return 0
  const indexed: IndexedPage[] = []
  for (const page of pages) {
    const expansion = await expandText(site, { text: page.text, page, purpose: 'facts' })
    indexed.push(toIndexedPage(page, page.model === 'wikitext' ? expansion : undefined, site))
  }
  await database.transaction().execute(async (transaction) => {
    await removeIndexed(transaction, site.language, ids)
    await insertReferences(transaction, site.language, indexed)
    await insertWords(transaction, site.language, indexed, storage.dialect)
  })
  return ids.length
}

/** How many pages wait to be indexed. */
export async function countUnindexed(database: Kysely<Tables>, language: string): Promise<number> {
  const { count } = await database
    .selectFrom('encyclopedia_unindexed')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function removeIndexed(
  transaction: Transaction<Tables>,
  language: string,
  ids: readonly number[],
): Promise<void> {
  for (const some of splitEvenly(ids)) {
    const known = await transaction
      .selectFrom('encyclopedia_document')
      .select('id')
      .where('language', '=', language)
      .where('page_id', 'in', some)
      .execute()
    for (const { id } of known) await sql`delete from encyclopedia_search where rowid = ${id}`.execute(transaction)
    for (const table of [
      'encyclopedia_document',
      'encyclopedia_reference',
      'encyclopedia_category',
      'encyclopedia_unindexed',
    ] as const) {
      await transaction.deleteFrom(table).where('language', '=', language).where('page_id', 'in', some).execute()
    }
  }
}

async function insertReferences(
  transaction: Transaction<Tables>,
  language: string,
  pages: readonly IndexedPage[],
): Promise<void> {
  const references = pages.flatMap(({ references: own }) => own)
  for (const some of splitEvenly(references)) {
    await transaction
      .insertInto('encyclopedia_reference')
      .values(some.map((row) => ({ language, ...row })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const categories = pages.flatMap(({ categories: own }) => own)
  for (const some of splitEvenly(categories)) {
    await transaction
      .insertInto('encyclopedia_category')
      .values(some.map((row) => ({ language, ...row })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function insertWords(
  transaction: Transaction<Tables>,
  language: string,
  pages: readonly IndexedPage[],
  dialect: Storage['dialect'],
): Promise<void> {
  for (const { id, title, body, words } of pages) {
    const document = await transaction
      .insertInto('encyclopedia_document')
      .values({ language, page_id: id, words })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    // Another replica was faster.
    if (!document) continue
    const toColumn = (own: readonly string[]) =>
      dialect === 'postgres' ? sql`array_to_tsvector(${own}::text[])` : sql`${own.join(' ')}`
    await sql`insert into encyclopedia_search (rowid, title, body) values (${document.id}, ${toColumn(title)}, ${toColumn(body)})`.execute(
      transaction,
    )
  }
}
