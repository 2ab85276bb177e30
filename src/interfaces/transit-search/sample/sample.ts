import { join } from 'node:path'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { replaceFeeds } from '../import/replace-feeds.ts'
import { FeedStore } from '../storage/feed-store.ts'

/** A city that is made up: README.md beside it says what it shows. */
const city = join(import.meta.dirname, 'nagihama')

type Context = Platform

/** Only where there is nothing else: a real timetable has no use for it. */
export async function addSample(context: Context): Promise<void> {
  const store = new FeedStore(context.dataFolder)
  if ((await store.list()).length > 0) return
  await using staged = await store.stageCopy(city, { isSample: true })
  await replaceFeeds(store, { added: [staged] }, context)
}

export async function removeSample(context: Context): Promise<void> {
  const store = new FeedStore(context.dataFolder)
  const removed = (await store.list()).filter(({ isSample }) => isSample)
  if (removed.length > 0) await replaceFeeds(store, { removed }, context)
}
