import type { Transaction } from 'kysely'
import { insertRows } from './insert-rows.ts'
import type { PageRows } from './page-rows.ts'
import { splitEvenly } from './split-evenly.ts'
import { referenceKinds, type Tables } from './tables.ts'

export interface Written {
  readonly added: number
  readonly changed: number
}

type StoredPage = Pick<
  Tables['encyclopedia_page'],
  'id' | 'namespace' | 'title' | 'redirect_to' | 'revision_id' | 'checksum'
>

/**
 * Adds the pages that are new and replaces those of which this is a later revision, in the caller's transaction; an older
 * revision changes nothing.
 */
export async function writePages(
  transaction: Transaction<Tables>,
  language: string,
  pages: readonly PageRows[],
): Promise<Written> {
  const latest = keepLatest(pages)
  const known = await readKnown(transaction, language, [...latest.keys()])
  const different = [...latest.values()].filter((rows) => isNews(rows, known.get(rows.page.id)))
  const replaced = different.filter(({ page }) => known.has(page.id))
  if (replaced.length > 0)
    await removePages(
      transaction,
      language,
      replaced.map(({ page }) => page.id),
    )
  await insertPages(transaction, language, different)
  await count(
    transaction,
    language,
    different,
    replaced.flatMap(({ page }) => known.get(page.id) ?? []),
  )
  return { added: different.length - replaced.length, changed: replaced.length }
}

/** Pages and all that hangs on them; the counts of the site are the caller's. */
export async function removePages(
  transaction: Transaction<Tables>,
  language: string,
  ids: readonly number[],
): Promise<void> {
  for (const some of splitEvenly(ids)) {
    await transaction.deleteFrom('encyclopedia_page').where('language', '=', language).where('id', 'in', some).execute()
    for (const table of ['encyclopedia_text', 'encyclopedia_link', 'encyclopedia_unindexed'] as const) {
      await transaction.deleteFrom(table).where('language', '=', language).where('page_id', 'in', some).execute()
    }
  }
}

function keepLatest(pages: readonly PageRows[]): Map<number, PageRows> {
  const latest = new Map<number, PageRows>()
  for (const rows of pages) {
    const other = latest.get(rows.page.id)
    if (!other || rows.page.revision_id >= other.page.revision_id) latest.set(rows.page.id, rows)
  }
  return latest
}

async function readKnown(
  transaction: Transaction<Tables>,
  language: string,
  ids: readonly number[],
): Promise<Map<number, StoredPage>> {
  const known = new Map<number, StoredPage>()
  for (const some of splitEvenly(ids)) {
    const rows = await transaction
      .selectFrom('encyclopedia_page')
      .select(['id', 'namespace', 'title', 'redirect_to', 'revision_id', 'checksum'])
      .where('language', '=', language)
      .where('id', 'in', some)
      .execute()
    for (const row of rows) known.set(row.id, row)
  }
  return known
}

function isNews({ page }: PageRows, known: StoredPage | undefined): boolean {
  if (!known || page.revision_id > known.revision_id) return true
  if (page.revision_id < known.revision_id) return false
  return page.checksum !== known.checksum || page.title !== known.title || page.redirect_to !== known.redirect_to
}

async function insertPages(
  transaction: Transaction<Tables>,
  language: string,
  pages: readonly PageRows[],
): Promise<void> {
  const rows = pages.map(({ page }) => ({ language, ...page }))
  const texts = pages.map(({ page, text }) => ({ language, page_id: page.id, ...text }))
  const links = pages.flatMap(({ page, links }) => links.map((link) => ({ language, page_id: page.id, ...link })))
  await insertRows(transaction, 'encyclopedia_page', rows)
  await insertRows(transaction, 'encyclopedia_text', texts)
  await insertRows(transaction, 'encyclopedia_link', links)
  await markUnindexed(transaction, language, pages)
}

/** Finding pages by what they say costs more than storing them, and is done afterwards. */
async function markUnindexed(
  transaction: Transaction<Tables>,
  language: string,
  pages: readonly PageRows[],
): Promise<void> {
  for (const some of splitEvenly(pages)) {
    await transaction
      .insertInto('encyclopedia_unindexed')
      .values(some.map(({ page }) => ({ language, page_id: page.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await markEmbedding(transaction, language, some)
  }
}

/** What pages are found by changes with the templates that they are made with. */
async function markEmbedding(
  transaction: Transaction<Tables>,
  language: string,
  pages: readonly PageRows[],
): Promise<void> {
  const titles = pages.map(({ page }) => page.title)
  await transaction
    .insertInto('encyclopedia_unindexed')
    .columns(['language', 'page_id'])
    .expression((builder) =>
      builder
        .selectFrom('encyclopedia_reference')
        .select(['language', 'page_id'])
        .where('language', '=', language)
        .where('kind', '=', referenceKinds.template)
        .where('target', 'in', titles),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function count(
  transaction: Transaction<Tables>,
  language: string,
  written: readonly PageRows[],
  replaced: readonly StoredPage[],
): Promise<void> {
  const pages = written.length - replaced.length
  const articles = written.filter(({ page }) => isArticle(page)).length - replaced.filter(isArticle).length
  if (pages === 0 && articles === 0) return
  await transaction
    .updateTable('encyclopedia_site')
    .set(({ eb }) => ({ pages: eb('pages', '+', pages), articles: eb('articles', '+', articles) }))
    .where('language', '=', language)
    .execute()
}

function isArticle({ namespace, redirect_to }: Pick<StoredPage, 'namespace' | 'redirect_to'>): boolean {
  return namespace === 0 && redirect_to === null
}
