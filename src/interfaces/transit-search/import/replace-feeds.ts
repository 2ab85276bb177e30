import type { Platform } from '../../../kernel/platform.ts'
import type { FeedStore, StoredFeed } from '../storage/feed-store.ts'
import type { StagedFeed } from '../storage/staged-feed.ts'
import { settings } from '../settings.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { importGtfs, type ImportSummary } from './import-gtfs.ts'

export interface FeedChange {
  readonly added?: readonly StagedFeed[]
  readonly removed?: readonly StoredFeed[]
}

type Context = Pick<Platform, 'dataFolder' | 'now' | 'settings'>

/**
 * Makes the timetable anew from the feeds that are kept, with some added and some removed; undefined when none is left. A feed that cannot be
 * used changes nothing.
 */
export async function replaceFeeds(
  store: FeedStore,
  { added = [], removed = [] }: FeedChange,
  { dataFolder, now, settings: all }: Context,
): Promise<ImportSummary | undefined> {
  const gone = new Set([...added, ...removed].map(({ name }) => name))
  const kept = (await store.list()).filter(({ name }) => !gone.has(name))
  const paths = [...kept, ...added].map(({ path }) => path)
  const { TRANSIT_SEARCH_WALK_METRES: radius, TRANSIT_SEARCH_WALK_SPEED: speed } = all.of(settings)
  const transfers = { radius, speed }
  const summary = paths.length === 0 ? undefined : await importGtfs({ paths, dataFolder, now: now(), transfers })
  if (!summary) await new TimetableStore(dataFolder).clear()
  for (const feed of removed) await store.remove(feed)
  for (const feed of added) await feed.keep()
  return summary
}
