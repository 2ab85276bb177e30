import { type Kysely, sql, type Transaction } from 'kysely'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { Tables } from './tables.ts'

/**
 * Adds a site without pages, or gives one its newer description. A sample gives way to what is not one, and is never put
 * in its place: false says so.
 */
export async function writeSite(transaction: Transaction<Tables>, site: Site, isSample = false): Promise<boolean> {
  const { language } = site
  const known = await transaction
    .selectFrom('encyclopedia_site')
    .select(['site', 'is_sample'])
    .where('language', '=', language)
    .executeTakeFirst()
  if (known?.is_sample === 0 && isSample) return false
  if (known?.is_sample === 1 && !isSample) await removeSite(transaction, language)
  await transaction
    .insertInto('encyclopedia_site')
    .values({ language, site: JSON.stringify(site), is_sample: isSample ? 1 : 0, pages: 0, articles: 0 })
    .onConflict((conflict) => conflict.column('language').doUpdateSet(({ ref }) => ({ site: ref('excluded.site') })))
    .execute()
  return true
}

/** A site with all its pages, and what is noted of its imports. */
export async function removeSite(database: Kysely<Tables>, language: string): Promise<void> {
  await sql`delete from encyclopedia_search where rowid in (select id from encyclopedia_document where language = ${language})`.execute(
    database,
  )
  const tables = [
    'encyclopedia_document',
    'encyclopedia_category',
    'encyclopedia_reference',
    'encyclopedia_unindexed',
    'encyclopedia_link',
    'encyclopedia_text',
    'encyclopedia_page',
    'encyclopedia_import',
    'encyclopedia_site',
  ] as const
  for (const table of tables) await database.deleteFrom(table).where('language', '=', language).execute()
}
