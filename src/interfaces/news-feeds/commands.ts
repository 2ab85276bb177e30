/** What the command `mainstay feeds` does, apart from reading words and printing. */
import { createLogger } from '../../kernel/observability/logger.ts'
import type { GuardedFetch } from '../../kernel/outgoing/guarded-fetch.ts'
import { OperatorError } from '../../kernel/operator-error.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import type { WorkerPools } from '../../kernel/workers/pools.ts'
import { normalizeFeedUrl } from './content/subscription.ts'
import { writeOpml } from './content/write-opml.ts'
import type { SubscribedFeed } from './engine.ts'
import { refreshDueSources, type RefreshOptions } from './refresh/refresh-due-sources.ts'
import type { Settings } from './settings.ts'
import { ensureCategory, listCategories } from './store/categories.ts'
import { listFeeds as selectFeeds } from './store/list-feeds.ts'
import { addSource, listSources, removeSource, sampleScheme } from './store/sources.ts'
import type { Tables } from './store/tables.ts'

export type { SubscribedFeed as ListedFeed } from './engine.ts'
export { listCategories } from './store/categories.ts'
export { settings as feedSettings } from './settings.ts'

export interface AddFeedOptions {
  readonly category: string
  /** The number of a category that is new. */
  readonly segment?: number | undefined
}

/** Subscribes; false when the category has that feed already. A running server reads it within a minute. */
export async function addFeed(storage: Storage, text: string, { category, segment }: AddFeedOptions): Promise<boolean> {
  const url = normalizeFeedUrl(text)
  if (!url) throw new OperatorError(`"${text.slice(0, 200)}" is not the http or https address of a feed.`)
  const database = storage.tables<Tables>()
  await ensureCategory(database, category, segment)
  return addSource(database, { category, url })
}

/** Ends subscriptions to an address, in one category or in all; how many there were. */
export async function removeFeed(storage: Storage, text: string, category?: string): Promise<number> {
  const url = normalizeFeedUrl(text) ?? text
  const database = storage.tables<Tables>()
  const sources = (await listSources(database, category)).filter((source) => source.url === url)
  for (const source of sources) await removeSource(database, source)
  return sources.length
}

/** Every subscription with how it fares, in the order of subscribing. */
export function listFeeds(storage: Storage, category?: string): Promise<SubscribedFeed[]> {
  return selectFeeds(storage.tables<Tables>(), { category })
}

export interface RefreshParts extends RefreshOptions {
  readonly storage: Storage
  readonly workers: WorkerPools
  readonly guardedFetch: GuardedFetch
  readonly settings: Settings
  readonly signal: AbortSignal
}

/** Reads feeds now, as the job of a running server does. Both at once do no harm. */
export async function refreshFeeds({ all, report, ...parts }: RefreshParts): Promise<void> {
  const context = { ...parts, fetch: globalThis.fetch, log: createLogger('error'), now: Date.now }
  await refreshDueSources(context, { ...(all === undefined ? {} : { all }), ...(report ? { report } : {}) })
}

/** All subscriptions as OPML 2.0, the sample left out. */
export async function exportOpml(storage: Storage): Promise<string> {
  const database = storage.tables<Tables>()
  const sources = (await listSources(database)).filter(({ url }) => !url.startsWith(sampleScheme))
  return writeOpml(await listCategories(database), sources)
}
