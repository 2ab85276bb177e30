import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire'
import type { FeedEntity, FeedMessage } from './read-feed-message.ts'

/** Trip updates and alerts that hold now: those of a whole message, or those before with what a differential one changes. */
export function mergeMessages(before: FeedMessage | undefined, message: FeedMessage): readonly FeedEntity[] {
  const changed = message.entities.filter(({ tripUpdate, alert, isDeleted }) => tripUpdate || alert || isDeleted)
  if (!message.isDifferential) return changed.filter(({ isDeleted }) => !isDeleted)
  const entities = new Map((before?.entities ?? []).map((entity) => [entity.id, entity]))
  for (const entity of changed)
    if (entity.isDeleted) entities.delete(entity.id)
    else entities.set(entity.id, entity)
  return [...entities.values()]
}

/** The message that says no more than these trip updates and alerts; `readFeedMessage` reads it. */
export function writeTripUpdates(publishedAt: number, entities: readonly FeedEntity[]): Uint8Array {
  const writer = new BinaryWriter()
  const seconds = Math.floor(publishedAt / 1000)
  writer.tag(1, WireType.LengthDelimited).fork().tag(1, WireType.LengthDelimited).string('2.0')
  writer.tag(3, WireType.Varint).uint64(seconds).join()
  for (const { id, tripUpdate, alert } of entities) {
    writer.tag(2, WireType.LengthDelimited).fork().tag(1, WireType.LengthDelimited).string(id)
    if (tripUpdate) writer.tag(3, WireType.LengthDelimited).bytes(tripUpdate)
    if (alert) writer.tag(5, WireType.LengthDelimited).bytes(alert)
    writer.join()
  }
  return writer.finish()
}
