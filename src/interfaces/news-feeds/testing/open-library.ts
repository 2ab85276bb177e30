import { onTestFinished } from 'vitest'
import { createLogger } from '../../../kernel/observability/logger.ts'
import { createGuardedFetch } from '../../../kernel/outgoing/guarded-fetch.ts'
import { migrate } from '../../../kernel/storage/migrate.ts'
import type { Storage } from '../../../kernel/storage/storage.ts'
import type { TestDatabase } from '../../../kernel/storage/testing/test-databases.ts'
import { createWorkerPools } from '../../../kernel/workers/piscina-pools.ts'
import { readSettings } from '../../../kernel/config/read-settings.ts'
import { addFeed, listFeeds } from '../commands.ts'
import createEngine from '../engines/embedded.ts'
import { migrations } from '../migrations.ts'
import { refreshDueSources, type RefreshOptions } from '../refresh/refresh-due-sources.ts'
import { settings } from '../settings.ts'

/** The slice's storage on a clock that the test moves, and what a refresh needs. Local servers may be fetched from. */
export async function openLibrary(database: TestDatabase, environment: Readonly<Record<string, string>> = {}) {
  const storage: Storage = await database.open()
  await migrate(storage, [migrations])
  const workers = createWorkerPools({ maxThreads: 1 })
  onTestFinished(() => workers[Symbol.asyncDispose]())
  const clock = { time: Date.UTC(2026, 5, 1, 12) }
  const engine = createEngine({ storage })
  const context = {
    storage,
    workers,
    settings: readSettings(settings, { NEWS_FEEDS_HOST_GAP_MS: '0', ...environment }),
    log: createLogger('silent'),
    fetch: globalThis.fetch,
    guardedFetch: createGuardedFetch({ isAllowed: () => true }),
    now: () => clock.time,
    signal: new AbortController().signal,
  }
  return {
    storage,
    clock,
    context,
    subscribe: (url: string, category = 'travel') => addFeed(storage, url, { category }),
    refresh: (options?: RefreshOptions) => refreshDueSources(context, options),
    list: () => listFeeds(storage),
    /** Entries of a category, newest first. */
    async read(category = 'travel', limit = 10_000) {
      const segment = { travel: 36, certificate: 31, blog: 30, design: 32 }[category] ?? 0
      return (await engine.list({ segment, category, offset: 0, limit })) ?? { entries: [], total: -1 }
    },
  }
}
