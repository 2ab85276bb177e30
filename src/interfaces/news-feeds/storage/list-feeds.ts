import type { Kysely } from 'kysely'
import type { SubscribedFeed } from '../port.ts'
import { sampleScheme } from './sources.ts'
import type { SourceRow, Tables } from './tables.ts'

export interface FeedFilter {
  readonly category?: string | undefined
  /** As it is stored. */
  readonly url?: string
  /** All of them unless given. */
  readonly range?: { readonly offset: number; readonly limit: number }
}

/** Subscriptions with how they fare, in the order of subscribing. */
export async function listFeeds(
  database: Kysely<Tables>,
  { category, url, range }: FeedFilter = {},
): Promise<SubscribedFeed[]> {
  let query = database
    .selectFrom('news_feed_source as source')
    .selectAll('source')
    .select(({ selectFrom }) =>
      selectFrom('news_feed_entry as entry')
        .select(({ fn }) => fn.countAll<number>().as('entries'))
        .whereRef('entry.source_id', '=', 'source.id')
        .as('entries'),
    )
    .orderBy('source.id')
  if (category !== undefined) query = query.where('category', '=', category)
  if (url !== undefined) query = query.where('url', '=', url)
  if (range) query = query.limit(range.limit).offset(range.offset)
  return (await query.execute()).map(toSubscribedFeed)
}

export async function countFeeds(database: Kysely<Tables>, category?: string): Promise<number> {
  const all = database.selectFrom('news_feed_source').select(({ fn }) => fn.countAll<number>().as('feeds'))
  const { feeds } = await (
    category === undefined ? all : all.where('category', '=', category)
  ).executeTakeFirstOrThrow()
  return feeds
}

function toSubscribedFeed(row: SourceRow & { entries: number | null }): SubscribedFeed {
  return {
    category: row.category,
    url: row.url,
    title: row.title,
    entries: row.entries ?? 0,
    state: stateOf(row),
    lastSuccessAt: row.last_success_at ?? undefined,
    lastError: row.last_error ?? undefined,
    lastErrorAt: row.last_error_at ?? undefined,
    nextFetchAt: row.next_fetch_at ?? undefined,
  }
}

function stateOf(source: SourceRow): SubscribedFeed['state'] {
  if (source.url.startsWith(sampleScheme)) return 'sample'
  if (source.next_fetch_at === null) return 'gone'
  if (source.failures > 0) return 'failing'
  if (source.last_error !== null) return 'no entries understood'
  return source.last_success_at === null ? 'waiting' : 'working'
}
