import type { Selectable } from 'kysely'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import type { Account, Entities, Post, ReplyTarget } from '../port.ts'
import { fromIdText } from './id-text.ts'
import { EntitiesRecord, ReplyTargetRecord } from './read-record.ts'
import type { AccountTable, PostTable } from './tables.ts'

const readEntities: (text: string) => Entities = createJsonReader(EntitiesRecord)
const readReplyTarget: (text: string) => ReplyTarget = createJsonReader(ReplyTargetRecord)

export function toAccount(row: Selectable<AccountTable>): Account {
  return {
    id: fromIdText(row.id),
    screenName: row.screen_name,
    name: row.name,
    description: row.description,
    location: row.location,
    url: row.url ?? undefined,
    imageUrl: row.image_url ?? undefined,
    createdAt: row.created_at,
    isProtected: row.is_protected === 1,
    followersCount: row.follower_count,
    friendsCount: row.friend_count,
    postsCount: row.post_count,
  }
}

export function toPost(row: Selectable<PostTable>): Post {
  return {
    id: fromIdText(row.id),
    createdAt: row.created_at,
    text: row.text,
    entities: readEntities(row.entities),
    language: row.language,
    source: row.source,
    replyTo: row.reply_to === null ? undefined : readReplyTarget(row.reply_to),
    isRepost: row.is_repost === 1,
    isSensitive: row.is_sensitive === 1,
    repostCount: row.repost_count,
    favouriteCount: row.favourite_count,
  }
}
