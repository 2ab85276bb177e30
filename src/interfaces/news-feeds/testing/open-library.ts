import { createGuardedFetch } from '../../../kernel/foundation/outgoing/guarded-fetch.ts'
import type { TestDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { readSettings } from '../../../kernel/foundation/config/read-settings.ts'
import { addFeed } from '../import/manage-feeds.ts'
import createEngine from '../engines/embedded.ts'
import { migrations } from '../storage/migrations.ts'
import { refreshDueSources, type RefreshOptions } from '../jobs/refresh-due-sources.ts'
import { settings } from '../settings.ts'
import { listFeeds } from '../storage/list-feeds.ts'
import type { Tables } from '../storage/tables.ts'

/** The slice's storage on a clock that the test moves, and what a refresh needs. Local servers may be fetched from. */
export async function openLibrary(database: TestDatabase, environment: Readonly<Record<string, string>> = {}) {
  const clock = { time: Date.UTC(2026, 5, 1, 12) }
  const platform = await openTestPlatform(database, {
    migrations: [migrations],
    guardedFetch: createGuardedFetch({ isAllowed: () => true }),
    now: () => clock.time,
  })
  const { storage } = platform
  const engine = createEngine(platform)
  const context = {
    ...platform,
    settings: readSettings(settings, { NEWS_FEEDS_HOST_GAP_MS: '0', ...environment }),
    signal: new AbortController().signal,
  }
  return {
    storage,
    clock,
    platform,
    context,
    subscribe: (url: string, category = 'travel') => addFeed(storage, url, { category }),
    refresh: (options?: RefreshOptions) => refreshDueSources(context, options),
    list: () => listFeeds(storage.tables<Tables>()),
    /** Entries of a category, newest first. */
    async read(category = 'travel', limit = 10_000) {
      const segment = { travel: 36, certificate: 31, blog: 30, design: 32 }[category] ?? 0
      return (await engine.list({ segment, category, offset: 0, limit })) ?? { entries: [], total: -1 }
    },
  }
}
