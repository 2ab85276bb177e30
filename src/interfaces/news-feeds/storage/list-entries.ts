import type { Kysely } from 'kysely'
import type { EntryList, EntryQuery } from '../port.ts'
import { toWebAddress } from '../domain/reading/html/to-web-address.ts'
import { isCategoryName } from '../domain/category-name.ts'
import type { Tables } from './tables.ts'

/** A cut of a category, newest first; undefined when number and name do not belong together. */
export async function listEntries(
  database: Kysely<Tables>,
  { segment, category, offset, limit }: EntryQuery,
): Promise<EntryList | undefined> {
  if (!isCategoryName(category)) return undefined
  const found = await database
    .selectFrom('news_feed_category')
    .select('entry_count')
    .where('name', '=', category)
    .where('segment', '=', segment)
    .executeTakeFirst()
  if (!found) return undefined
  const entries = offset < found.entry_count ? await selectEntries(database, category, offset, limit) : []
  return { entries, total: found.entry_count, refreshedAt: await findLastSuccess(database, category) }
}

async function selectEntries(database: Kysely<Tables>, category: string, offset: number, limit: number) {
  const rows = await database
    .with('cut', (cut) =>
      cut
        .selectFrom('news_feed_entry')
        .select('id')
        .where('category', '=', category)
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('cut')
    .innerJoin('news_feed_entry as entry', 'entry.id', 'cut.id')
    .innerJoin('news_feed_source as source', 'source.id', 'entry.source_id')
    .select(['entry.title', 'entry.link', 'entry.author', 'entry.description', 'entry.published_at as publishedAt'])
    .select(['source.title as sourceTitle', 'source.site_url as sourceLink'])
    .orderBy('entry.published_at', 'desc')
    .orderBy('entry.id', 'desc')
    .execute()
  // What was stored by an older version or came in an export was not checked when it was read.
  return rows.map(({ sourceTitle, sourceLink, ...entry }) => ({
    ...entry,
    link: toWebAddress(entry.link),
    source: { title: sourceTitle, link: toWebAddress(sourceLink) },
  }))
}

async function findLastSuccess(database: Kysely<Tables>, category: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('news_feed_source')
    .select(({ fn }) => fn.max('last_success_at').as('last'))
    .where('category', '=', category)
    .executeTakeFirst()
  return row?.last ?? undefined
}
