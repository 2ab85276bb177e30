/** What people do with their subscriptions, by the command line and over HTTP alike. */
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { ensureCategory, listCategories } from '../storage/categories.ts'
import { addSource, listSources, removeSource, sampleScheme } from '../storage/sources.ts'
import type { Tables } from '../storage/tables.ts'
import { normalizeFeedUrl } from '../domain/subscription.ts'
import { writeOpml } from './write-opml.ts'

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

/** All subscriptions as OPML 2.0, the sample left out. */
export async function exportOpml(storage: Storage): Promise<string> {
  const database = storage.tables<Tables>()
  const sources = (await listSources(database)).filter(({ url }) => !url.startsWith(sampleScheme))
  return writeOpml(await listCategories(database), sources)
}
