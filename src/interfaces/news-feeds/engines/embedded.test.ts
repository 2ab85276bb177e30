import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { describeOnEachDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { identifyEntries } from '../domain/identify-entries.ts'
import { mergeFeed } from '../storage/merge-feed.ts'
import { migrations } from '../storage/migrations.ts'
import { addSource, listSources } from '../storage/sources.ts'
import type { Tables } from '../storage/tables.ts'
import { describeFeedLibrary, type GivenEntry } from './conformance.ts'
import createEngine from './embedded.ts'

const siteUrl = 'https://site.example/'

describeOnEachDatabase('embedded', (createDatabase) => {
  describeFeedLibrary(async (entries) => {
    const storage = await (await createDatabase()).open()
    await migrate(storage, [migrations])
    if (entries.length > 0) await storeFeed(storage, entries)
    return createEngine({ storage, yieldToEventLoop: createYieldToEventLoop() })
  })
})

/** Puts a feed of these entries in as if it had been read. */
async function storeFeed(storage: Storage, entries: readonly GivenEntry[]): Promise<void> {
  const database = storage.tables<Tables>()
  await addSource(database, { category: 'travel', url: `${siteUrl}feed` })
  const [source] = await listSources(database, 'travel')
  if (!source) throw new Error('The source was not added.')
  const read = entries.map(({ title, publishedAt }) => {
    const link = `${siteUrl}${publishedAt}`
    return { id: link, title, link, author: '', description: '', publishedAt, statedDate: publishedAt }
  })
  await mergeFeed(database, {
    source,
    feed: { title: 'A feed', siteUrl, entries: identifyEntries(read, siteUrl) },
    now: Date.UTC(2026, 0),
    maxEntries: entries.length,
    state: {},
    movedTo: undefined,
  })
}
