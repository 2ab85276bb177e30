import type { Id, Post } from '../port.ts'
import { toIdText } from './id-text.ts'
import type { NewAccount } from './records.ts'

/** PostgreSQL's text holds no NUL, and half of a surrogate pair is no character. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()

const flag = (value: boolean | undefined) => (value === true ? 1 : 0)

export function toAccountRow(account: NewAccount) {
  const screenName = clean(account.screenName)
  return {
    id: toIdText(account.id),
    screen_name: screenName,
    folded_name: screenName.toLowerCase(),
    name: clean(account.name),
    description: clean(account.description ?? ''),
    location: clean(account.location ?? ''),
    url: account.url === undefined ? null : clean(account.url),
    image_url: account.imageUrl === undefined ? null : clean(account.imageUrl),
    created_at: account.createdAt ?? 0,
    is_protected: flag(account.isProtected),
    is_placeholder: flag(account.isPlaceholder),
    is_sample: flag(account.isSample),
  }
}

export function toPostRow(accountId: Id, post: Post) {
  return {
    id: toIdText(post.id),
    account_id: toIdText(accountId),
    created_at: post.createdAt,
    text: clean(post.text),
    entities: JSON.stringify(post.entities),
    language: clean(post.language),
    source: clean(post.source),
    reply_to: post.replyTo === undefined ? null : JSON.stringify(post.replyTo),
    is_repost: flag(post.isRepost),
    is_sensitive: flag(post.isSensitive),
    repost_count: post.repostCount,
    favourite_count: post.favouriteCount,
  }
}
