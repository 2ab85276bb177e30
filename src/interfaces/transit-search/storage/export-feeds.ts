import { createReadStream } from 'node:fs'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { FeedStore } from './feed-store.ts'

/** Bytes of a file in one record; a multiple of three, so that base64 needs no padding between them. */
const partSize = 3 * 64 * 1024

/** Every feed and, in parts, every file of it; always in the same order. */
export async function* exportFeeds({ dataFolder }: Pick<Platform, 'dataFolder'>): AsyncGenerator<ContentRecord> {
  const store = new FeedStore(dataFolder)
  for (const feed of await store.list()) {
    const { name, isSample, encoding } = feed
    yield { type: 'feed', name, ...(isSample && { sample: true }), ...(encoding !== undefined && { encoding }) }
    for (const file of await store.listFiles(feed))
      for await (const data of readParts(store.pathOf(feed, file))) yield { type: 'part', feed: name, file, data }
  }
}

async function* readParts(path: string): AsyncGenerator<string> {
  for await (const part of createReadStream(path, { highWaterMark: partSize }))
    yield Buffer.from(part).toString('base64')
}
