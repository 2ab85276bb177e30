import { maxOf } from '../../../libraries/numbers/max-of.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { identifyEntries } from '../domain/identify-entries.ts'
import { mergeFeed } from '../storage/merge-feed.ts'
import { addSource, listSources, removeSource, sampleScheme } from '../storage/sources.ts'
import type { Tables } from '../storage/tables.ts'
import { type SampleFeed, sampleFeeds } from './sample-feeds.ts'

/** Puts the sample feeds in as if they had been read; they are never fetched. */
export async function addSample(platform: Platform): Promise<void> {
  for (const feed of sampleFeeds) await addFeed(feed, platform)
}

async function addFeed(feed: SampleFeed, { storage, now }: Platform): Promise<void> {
  const database = storage.tables<Tables>()
  const url = `${sampleScheme}${feed.name}`
  const { category } = feed
  await addSource(database, { category, url, next_fetch_at: null })
  const source = (await listSources(database, category)).find((each) => each.url === url)
  // Undefined when another process removes the sample at this moment.
  if (!source) return
  const siteUrl = `https://${feed.name}.example/`
  const entries = identifyEntries(
    feed.entries.map((entry) => toPlainEntry(entry, feed, siteUrl)),
    siteUrl,
  )
  const newest = maxOf(entries.map(({ publishedAt = 0 }) => publishedAt))
  await mergeFeed(database, {
    source,
    feed: { title: `${feed.title} (sample)`, siteUrl, entries },
    now: now(),
    maxEntries: entries.length,
    state: { last_success_at: newest },
    movedTo: undefined,
  })
}

function toPlainEntry([time, title, description]: SampleFeed['entries'][number], { author }: SampleFeed, site: string) {
  const publishedAt = Date.parse(time)
  const link = `${site}${time.slice(0, 10)}`
  return { id: link, title, link, author, description: `<p>${description}</p>`, publishedAt, statedDate: publishedAt }
}

export async function removeSample({ storage }: Platform): Promise<void> {
  const database = storage.tables<Tables>()
  const sources = await listSources(database)
  for (const source of sources.filter(({ url }) => url.startsWith(sampleScheme))) await removeSource(database, source)
}
