import type { Kysely } from 'kysely'
import type { LiveSourceRow, Tables } from './tables.ts'

/** All of a source but its trip updates, which may be large. */
export type LiveSourceState = Omit<LiveSourceRow, 'updates'>

const stateColumns = [
  'id',
  'feed',
  'failures',
  'next_fetch_at',
  'fetched_at',
  'published_at',
  'answer_hash',
  'version',
  'error',
  'error_at',
] as const

export async function readLiveStates(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LiveSourceState>> {
  if (ids.length === 0) return new Map()
  const rows = await database.selectFrom('transit_live_source').select(stateColumns).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** As they were kept; undefined where there are none. */
export async function readLiveUpdates(database: Kysely<Tables>, id: string): Promise<Uint8Array | undefined> {
  const row = await database.selectFrom('transit_live_source').select('updates').where('id', '=', id).executeTakeFirst()
  return row?.updates ?? undefined
}

/** What is not given stays as it was. */
export async function noteLiveState(
  database: Kysely<Tables>,
  id: string,
  feed: string,
  change: Partial<LiveSourceRow> & Pick<LiveSourceRow, 'failures' | 'next_fetch_at'>,
): Promise<void> {
  const nothing = {
    fetched_at: null,
    published_at: null,
    answer_hash: null,
    updates: null,
    version: null,
    error: null,
    error_at: null,
  }
  await database
    .insertInto('transit_live_source')
    .values({ ...nothing, ...change, id, feed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute()
}

/** Sources that the settings name no more. */
export async function removeOtherLiveSources(database: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('transit_live_source').where('id', 'not in', ids).execute()
}
