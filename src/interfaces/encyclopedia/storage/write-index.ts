import { sql, type Transaction } from 'kysely'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { IndexedPage } from './indexed-page.ts'
import { insertRows } from './insert-rows.ts'
import { splitEvenly } from './split-evenly.ts'
import type { Tables } from './tables.ts'

/**
 * Puts what pages are found by in place of what was there, in one transaction, and takes away what is left of pages that are
 * gone. A page that was written again meanwhile goes on waiting.
 */
export async function writeIndex(
  storage: Storage,
  language: string,
  gone: readonly number[],
  pages: readonly IndexedPage[],
): Promise<void> {
  await storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      const current = await keepCurrent(transaction, language, pages)
      const ids = [...gone, ...current.map(({ id }) => id)]
      await removeIndexed(transaction, language, ids)
      await insertReferences(transaction, language, current)
      await replaceLinks(transaction, language, current)
      await insertWords(transaction, language, current, storage.dialect)
    })
}

async function keepCurrent(
  transaction: Transaction<Tables>,
  language: string,
  pages: readonly IndexedPage[],
): Promise<IndexedPage[]> {
  const checksums = new Map<number, number>()
  for (const some of splitEvenly(pages)) {
    const rows = await transaction
      .selectFrom('encyclopedia_page')
      .select(['id', 'checksum'])
      .where('language', '=', language)
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute()
    for (const { id, checksum } of rows) checksums.set(id, checksum)
  }
  return pages.filter(({ id, checksum }) => checksums.get(id) === checksum)
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

/** An import wrote the links of a page's own text; those with templates in their places take their place. */
async function replaceLinks(
  transaction: Transaction<Tables>,
  language: string,
  pages: readonly IndexedPage[],
): Promise<void> {
  const changed = pages.filter(({ links }) => links !== undefined)
  for (const some of splitEvenly(changed)) {
    const ids = some.map(({ id }) => id)
    await transaction
      .deleteFrom('encyclopedia_link')
      .where('language', '=', language)
      .where('page_id', 'in', ids)
      .execute()
  }
  const rows = changed.flatMap(({ id, links = [] }) => links.map((link) => ({ language, page_id: id, ...link })))
  await insertRows(transaction, 'encyclopedia_link', rows)
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
