import type { Kysely } from 'kysely'
import { changeEntryCount, lockCategory } from './categories.ts'
import type { SourceRow, Tables } from './tables.ts'

/** What is fetched never; its entries came with Mainstay. */
export const sampleScheme = 'sample:'

export type NewSource = Pick<SourceRow, 'category' | 'url'> &
  Partial<Pick<SourceRow, 'title' | 'site_url' | 'next_fetch_at' | 'last_success_at'>>

/** Subscribes; false when that feed is in that category already. It is due at once unless `next_fetch_at` says otherwise. */
export async function addSource(database: Kysely<Tables>, source: NewSource): Promise<boolean> {
  const row = {
    title: '',
    site_url: '',
    etag: null,
    last_modified: null,
    body_hash: null,
    failures: 0,
    next_fetch_at: 0,
    last_success_at: null,
    last_error: null,
    last_error_at: null,
    ...source,
  }
  const added = await database
    .insertInto('news_feed_source')
    .values(row)
    .onConflict((conflict) => conflict.columns(['category', 'url']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** In the order of subscribing. */
export function listSources(database: Kysely<Tables>, category?: string): Promise<SourceRow[]> {
  const all = database.selectFrom('news_feed_source').selectAll().orderBy('id')
  return (category === undefined ? all : all.where('category', '=', category)).execute()
}

/** Ends a subscription and takes its entries away; false when it is gone already. */
export async function removeSource(
  database: Kysely<Tables>,
  { id, category }: Pick<SourceRow, 'id' | 'category'>,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockCategory(transaction, category)
    const { numDeletedRows: entries } = await transaction
      .deleteFrom('news_feed_entry')
      .where('source_id', '=', id)
      .executeTakeFirst()
    await changeEntryCount(transaction, category, -Number(entries))
    const { numDeletedRows } = await transaction.deleteFrom('news_feed_source').where('id', '=', id).executeTakeFirst()
    // What another feed of the category brought, too, was kept with this one: the others are to be read whole again.
    await transaction
      .updateTable('news_feed_source')
      .set({ etag: null, last_modified: null, body_hash: null })
      .where('category', '=', category)
      .execute()
    return numDeletedRows > 0n
  })
}

export type SourceState = Partial<Omit<SourceRow, 'id' | 'category' | 'url'>>

/** Notes what came of a reading. */
export async function updateSource(database: Kysely<Tables>, id: number, state: SourceState): Promise<void> {
  await database.updateTable('news_feed_source').set(state).where('id', '=', id).execute()
}

/** Notes that a feed has moved for good, unless the new address is subscribed to in its category as well. */
export async function moveSource(
  transaction: Kysely<Tables>,
  { id, category }: Pick<SourceRow, 'id' | 'category'>,
  url: string,
): Promise<void> {
  const taken = await transaction
    .selectFrom('news_feed_source')
    .select('id')
    .where('category', '=', category)
    .where('url', '=', url)
    .executeTakeFirst()
  if (!taken) await transaction.updateTable('news_feed_source').set({ url }).where('id', '=', id).execute()
}
