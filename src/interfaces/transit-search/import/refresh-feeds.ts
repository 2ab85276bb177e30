import { reasonOf } from '../../../libraries/errors/reason-of.ts'
import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { FeedStore } from '../storage/feed-store.ts'
import { lockImport } from '../storage/import-lock.ts'
import type { StagedFeed } from '../storage/staged-feed.ts'
import { fetchFeed, parseAddress } from './fetch-feed.ts'
import { followProgress } from './follow-progress.ts'
import type { ImportSummary } from './import-gtfs.ts'
import { replaceFeeds } from './replace-feeds.ts'

export interface RefreshedFeeds {
  /** Names of the feeds whose address gave another version. */
  readonly renewed: readonly string[]
  /** Of the feeds that came from an address and were not renewed: why, where that is a failure. */
  readonly unchanged: readonly { readonly name: string; readonly failure: string | undefined }[]
  /** Undefined where there are no feeds. */
  readonly summary: ImportSummary | undefined
}

/** Asks every address that a feed came from for a newer one, and makes the timetable anew of all feeds that are kept. */
export async function* refreshFeeds(context: Platform): AsyncGenerator<ImportProgress, RefreshedFeeds> {
  const store = new FeedStore(context.dataFolder)
  await using staged = new AsyncDisposableStack()
  staged.use(await lockImport(context.dataFolder))
  const added: StagedFeed[] = []
  const unchanged: { name: string; failure: string | undefined }[] = []
  for (const stored of await store.list()) {
    if (!stored.source) continue
    const { name } = stored
    try {
      const feed = yield* fetchFeed({ address: parseAddress(stored.source.url), name, stored }, store, context)
      if (feed) added.push(staged.use(feed))
      else unchanged.push({ name, failure: undefined })
    } catch (thrown) {
      unchanged.push({ name, failure: reasonOf(thrown) })
    }
  }
  const summary = yield* followProgress((work) => replaceFeeds(store, { added }, context, work))
  return { renewed: added.map(({ name }) => name), unchanged, summary }
}
