import type { Platform } from '../../../kernel/platform.ts'
import type { FeedStore, StoredFeed } from '../storage/feed-store.ts'
import type { StagedFeed } from '../storage/staged-feed.ts'
import { settings } from '../settings.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { importGtfs, type ImportSummary } from './import-gtfs.ts'
import { openNameReader } from './read-names.ts'

export interface FeedChange {
  readonly added?: readonly StagedFeed[]
  readonly removed?: readonly StoredFeed[]
}

/**
 * Makes the timetable anew from the feeds that are kept, with some added and some removed; undefined when none is left. A feed that cannot be
 * used changes nothing.
 */
export async function replaceFeeds(
  store: FeedStore,
  { added = [], removed = [] }: FeedChange,
  platform: Platform,
): Promise<ImportSummary | undefined> {
  const { dataFolder, now, settings: all } = platform
  const gone = new Set([...added, ...removed].map(({ name }) => name))
  const kept = (await store.list()).filter(({ name }) => !gone.has(name))
  const paths = [...kept, ...added].map(({ path }) => path)
  const { TRANSIT_SEARCH_WALK_METRES: radius, TRANSIT_SEARCH_WALK_SPEED: speed } = all.of(settings)
  const transfers = { radius, speed }
  const readNames = openNameReader(platform)
  const summary =
    paths.length === 0 ? undefined : await importGtfs({ paths, dataFolder, now: now(), transfers, readNames })
  if (!summary) await new TimetableStore(dataFolder).clear()
  for (const feed of removed) await store.remove(feed)
  for (const feed of added) await feed.keep()
  return summary
}
