import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { FeedStore } from '../storage/feed-store.ts'
import { lockImport } from '../storage/import-lock.ts'
import type { StagedFeed } from '../storage/staged-feed.ts'
import { replaceFeeds } from './replace-feeds.ts'

const FeedRecord = Compile(
  Type.Object({
    type: Type.Literal('feed'),
    name: Type.String(),
    sample: Type.Optional(Type.Boolean()),
    encoding: Type.Optional(Type.String()),
  }),
)
const PartRecord = Compile(
  Type.Object({ type: Type.Literal('part'), feed: Type.String(), file: Type.String(), data: Type.String() }),
)

/** Takes back what `exportFeeds` gave, and makes the timetable once they are all there. */
export async function restoreFeeds(records: AsyncIterable<ContentRecord>, context: Platform): Promise<void> {
  const store = new FeedStore(context.dataFolder)
  await using staged = new AsyncDisposableStack()
  staged.use(await lockImport(context.dataFolder))
  const added = new Map<string, StagedFeed>()
  for await (const record of records) {
    if (FeedRecord.Check(record))
      added.set(
        record.name,
        staged.use(await store.stage(record.name, { isSample: record.sample ?? false, encoding: record.encoding })),
      )
    else await appendPart(record, added)
  }
  if (added.size > 0) await replaceFeeds(store, { added: [...added.values()] }, context)
}

async function appendPart(record: ContentRecord, added: ReadonlyMap<string, StagedFeed>): Promise<void> {
  const feed = PartRecord.Check(record) ? added.get(record.feed) : undefined
  if (!PartRecord.Check(record) || !feed)
    throw new OperatorError('A record of gtfs is neither a feed nor a part of one that came before.')
  await feed.append(record.file, Buffer.from(record.data, 'base64'))
}
