import type { Kysely } from 'kysely'
import type { IncomingEntry } from '../domain/incoming-feed.ts'
import { isAlike } from './match-entry.ts'
import type { SourceRow, Tables } from './tables.ts'

/** Entries asked about in one SELECT. */
const entriesPerQuery = 100

/**
 * Finds which of some entries another feed of the category has brought already: the same content, or the same address
 * with the same title or date. Ids do not count: they are unique within a feed alone.
 */
export async function findElsewhere(
  transaction: Kysely<Tables>,
  source: Pick<SourceRow, 'id' | 'category'>,
  entries: readonly IncomingEntry[],
): Promise<(entry: IncomingEntry) => boolean> {
  const contents = new Set<string>()
  const links = new Map<string, { title: string; published_at: number }[]>()
  for (let start = 0; start < entries.length; start += entriesPerQuery) {
    const some = entries.slice(start, start + entriesPerQuery)
    for (const row of await selectSimilar(transaction, source, some)) {
      contents.add(row.content_key)
      if (row.link_key !== null) links.set(row.link_key, [...(links.get(row.link_key) ?? []), row])
    }
  }
  return (entry) => {
    if (contents.has(entry.contentKey)) return true
    const sameLink = entry.linkKey === undefined ? [] : (links.get(entry.linkKey) ?? [])
    return sameLink.some((known) => isAlike(entry, known))
  }
}

function selectSimilar(
  transaction: Kysely<Tables>,
  { id, category }: Pick<SourceRow, 'id' | 'category'>,
  entries: readonly IncomingEntry[],
) {
  const contentKeys = entries.map(({ contentKey }) => contentKey)
  const linkKeys = entries.flatMap(({ linkKey }) => linkKey ?? [])
  const columns = ['content_key', 'link_key', 'title', 'published_at'] as const
  const inCategory = transaction
    .selectFrom('news_feed_entry')
    .select(columns)
    .where('category', '=', category)
    .where('source_id', '!=', id)
  // Two SELECTs, each of which an index answers; an OR over both columns would read the whole category.
  return inCategory
    .where('content_key', 'in', contentKeys)
    .unionAll(inCategory.where('link_key', 'in', linkKeys.length > 0 ? linkKeys : ['']))
    .execute()
}
