import type { Kysely } from 'kysely'
import type { IncomingEntry, IncomingFeed } from '../domain/incoming-feed.ts'
import { changeEntryCount, lockCategory } from './categories.ts'
import { findElsewhere } from './find-elsewhere.ts'
import { createMatcher, type KnownEntry } from './match-entry.ts'
import { moveSource, type SourceState, updateSource } from './sources.ts'
import type { SourceRow, Tables } from './tables.ts'

export interface MergeOptions {
  readonly source: Pick<SourceRow, 'id' | 'category'>
  readonly feed: IncomingFeed
  /** Milliseconds since 1970; the date of entries that have none. */
  readonly now: number
  /** Entries kept of this source, the newest. */
  readonly maxEntries: number
  /** What is noted of the source in the same transaction. */
  readonly state: SourceState
  readonly movedTo: string | undefined
}

export interface MergeCounts {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/** Rows of one INSERT: below the parameters that either database takes. */
const rowsPerInsert = 100

/**
 * Takes a document in: new entries are added, changed ones changed, the oldest beyond the limit dropped. One transaction
 * holds this and the validators (ETag, Last-Modified) that let the next reading be skipped, so that a kill at any moment
 * loses nothing and doubles nothing.
 */
export function mergeFeed(database: Kysely<Tables>, options: MergeOptions): Promise<MergeCounts> {
  const { source, feed, now, maxEntries, state, movedTo } = options
  return database.transaction().execute(async (transaction) => {
    await lockCategory(transaction, source.category)
    if (!(await isSubscribed(transaction, source.id))) return { added: 0, changed: 0, removed: 0 }
    const { fresh, changed } = await compare(transaction, source, feed.entries)
    for (const { id, entry } of changed) await writeChange(transaction, id, entry)
    await insertEntries(transaction, source, fresh, now)
    const removed = await dropOldest(transaction, source.id, maxEntries)
    await changeEntryCount(transaction, source.category, fresh.length - removed)
    if (movedTo) await moveSource(transaction, source, movedTo)
    await updateSource(transaction, source.id, { title: feed.title, site_url: feed.siteUrl, ...state })
    return { added: fresh.length, changed: changed.length, removed }
  })
}

async function isSubscribed(transaction: Kysely<Tables>, id: number): Promise<boolean> {
  const row = await transaction.selectFrom('news_feed_source').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

interface Comparison {
  readonly fresh: readonly IncomingEntry[]
  readonly changed: readonly { readonly id: number; readonly entry: IncomingEntry }[]
}

async function compare(
  transaction: Kysely<Tables>,
  source: MergeOptions['source'],
  entries: readonly IncomingEntry[],
): Promise<Comparison> {
  const known: KnownEntry[] = await transaction
    .selectFrom('news_feed_entry')
    .select(['id', 'id_key', 'link_key', 'content_key', 'version', 'title', 'published_at'])
    .where('source_id', '=', source.id)
    .execute()
  const findOwn = createMatcher(known)
  const unknown: IncomingEntry[] = []
  const changed: { id: number; entry: IncomingEntry }[] = []
  for (const entry of entries) {
    const own = findOwn(entry)
    if (!own) unknown.push(entry)
    else if (own.version !== entry.version) changed.push({ id: own.id, entry })
  }
  const isElsewhere = await findElsewhere(transaction, source, unknown)
  return { fresh: unknown.filter((entry) => !isElsewhere(entry)), changed }
}

async function writeChange(transaction: Kysely<Tables>, id: number, entry: IncomingEntry): Promise<void> {
  const { publishedAt, ...fields } = toRow(entry)
  await transaction
    .updateTable('news_feed_entry')
    .set({ ...fields, ...(publishedAt === undefined ? {} : { published_at: publishedAt }) })
    .where('id', '=', id)
    .execute()
}

async function insertEntries(
  transaction: Kysely<Tables>,
  { id, category }: MergeOptions['source'],
  entries: readonly IncomingEntry[],
  now: number,
): Promise<void> {
  // Feeds begin with the newest; numbers ascend with age reversed, so that entries of one date keep the feed's order.
  const oldestFirst = entries.toReversed().map((entry) => {
    const { publishedAt = now, ...fields } = toRow(entry)
    return { ...fields, category, source_id: id, published_at: publishedAt }
  })
  for (let start = 0; start < oldestFirst.length; start += rowsPerInsert) {
    const rows = oldestFirst.slice(start, start + rowsPerInsert)
    await transaction.insertInto('news_feed_entry').values(rows).execute()
  }
}

function toRow({ idKey, linkKey, contentKey, version, title, link, author, description, publishedAt }: IncomingEntry) {
  return {
    id_key: idKey ?? null,
    link_key: linkKey ?? null,
    content_key: contentKey,
    version,
    title,
    link,
    author,
    description,
    publishedAt,
  }
}

async function dropOldest(transaction: Kysely<Tables>, sourceId: number, maxEntries: number): Promise<number> {
  const firstToGo = await transaction
    .selectFrom('news_feed_entry')
    .select(['id', 'published_at'])
    .where('source_id', '=', sourceId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(maxEntries)
    .executeTakeFirst()
  if (!firstToGo) return 0
  const { numDeletedRows } = await transaction
    .deleteFrom('news_feed_entry')
    .where('source_id', '=', sourceId)
    .where((where) =>
      where.or([
        where('published_at', '<', firstToGo.published_at),
        where.and([where('published_at', '=', firstToGo.published_at), where('id', '<=', firstToGo.id)]),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
