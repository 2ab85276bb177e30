import type { Selectable } from 'kysely'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import { toPost } from './from-row.ts'
import { fromIdText } from './id-text.ts'
import type { AccountTable, PostTable, Tables } from './tables.ts'

/** Accounts by id, then posts by id, then followers as each account lists them. Tokens stay: they open, and are not content. */
export async function* exportRecords({ storage }: Pick<Platform, 'storage'>): AsyncGenerator<ContentRecord> {
  const database = storage.tables<Tables>()
  for await (const row of database.selectFrom('social_account').selectAll().orderBy('id').stream())
    yield fromAccount(row)
  for await (const row of database.selectFrom('social_post').selectAll().orderBy('id').stream()) yield fromPost(row)
  const followers = database.selectFrom('social_follower').selectAll().orderBy('account_id').orderBy('position')
  for await (const { account_id: account, follower_id: follower } of followers.stream())
    yield { type: 'follower', account_id: fromIdText(account), follower_id: fromIdText(follower) }
}

const ifSet = (flag: number) => (flag === 1 ? true : undefined)
const ifSome = (text: string) => (text === '' ? undefined : text)

function fromAccount(row: Selectable<AccountTable>): ContentRecord {
  const fields = {
    id: fromIdText(row.id),
    screen_name: row.screen_name,
    name: row.name,
    description: ifSome(row.description),
    location: ifSome(row.location),
    url: row.url ?? undefined,
    image_url: row.image_url ?? undefined,
    created_at: row.created_at === 0 ? undefined : new Date(row.created_at).toISOString(),
    protected: ifSet(row.is_protected),
    placeholder: ifSet(row.is_placeholder),
    sample: ifSet(row.is_sample),
  }
  return { type: 'account', ...dropUndefined(fields) }
}

function fromPost(row: Selectable<PostTable>): ContentRecord {
  const { id, createdAt, replyTo, isRepost, isSensitive, repostCount, favouriteCount, ...post } = toPost(row)
  const fields = {
    id,
    account_id: fromIdText(row.account_id),
    created_at: new Date(createdAt).toISOString(),
    text: post.text,
    entities: post.entities,
    language: post.language === 'und' ? undefined : post.language,
    source: ifSome(post.source),
    reply_to: replyTo,
    repost: isRepost || undefined,
    sensitive: isSensitive || undefined,
    repost_count: repostCount || undefined,
    favourite_count: favouriteCount || undefined,
  }
  return { type: 'post', ...dropUndefined(fields) }
}
