import type { Platform } from '../../../kernel/foundation/platform.ts'
import type { FeedStore, StoredFeed } from '../storage/feed-store.ts'
import type { StagedFeed } from '../storage/staged-feed.ts'
import { settings } from '../settings.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import type { ReportedWork } from './follow-progress.ts'
import type { ImportLimits } from './gtfs/import-limits.ts'
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
  work?: ReportedWork,
): Promise<ImportSummary | undefined> {
  const { dataFolder, now, settings: all } = platform
  const gone = new Set([...added, ...removed].map(({ name }) => name))
  const kept = (await store.list()).filter(({ name }) => !gone.has(name))
  // Of two feeds that have a station, the first by name decides what it is called, in whatever order they came.
  const feeds = [
    ...kept.map(({ path, name, encoding }) => ({ name, path, encoding, shown: `the feed ${name}` })),
    ...added.map(({ path, name, shown, encoding }) => ({ name, path, shown, encoding })),
  ].toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const { TRANSIT_SEARCH_WALK_METRES: radius, TRANSIT_SEARCH_WALK_SPEED: speed } = all.of(settings)
  const transfers = { radius, speed }
  const readNames = openNameReader(platform)
  const asked = {
    feeds,
    dataFolder,
    now: now(),
    transfers,
    limits: readLimits(platform),
    readNames,
    ...(work && { work }),
  }
  const summary = feeds.length === 0 ? undefined : await importGtfs(asked)
  if (!summary) await new TimetableStore(dataFolder).clear()
  for (const feed of removed) await store.remove(feed)
  for (const feed of added) await feed.keep()
  return summary
}

function readLimits({ settings: all }: Platform): ImportLimits {
  const {
    TRANSIT_SEARCH_IMPORT_MAX_BYTES: bytes,
    TRANSIT_SEARCH_IMPORT_MAX_CALLS: calls,
    TRANSIT_SEARCH_IMPORT_MAX_ROWS: rows,
  } = all.of(settings)
  return { bytes, calls, rows }
}
