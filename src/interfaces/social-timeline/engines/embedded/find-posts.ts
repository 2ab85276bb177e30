import type { Kysely } from 'kysely'
import type { FoundPost, Id, Post, PostRange } from '../../port.ts'
import { toAccount, toPost } from '../../storage/from-row.ts'
import { toIdText } from '../../storage/id-text.ts'
import type { Tables } from '../../storage/tables.ts'

export async function findPost(database: Kysely<Tables>, id: Id): Promise<FoundPost | undefined> {
  const posts = database.selectFrom('social_post').selectAll()
  const post = await posts.where('id', '=', toIdText(id)).executeTakeFirst()
  const accounts = database.selectFrom('social_account').selectAll()
  const account = post && (await accounts.where('id', '=', post.account_id).executeTakeFirst())
  return post && account && { post: toPost(post), account: toAccount(account) }
}

/** Of one account, newest first. */
export async function listPosts(
  database: Kysely<Tables>,
  account: Id,
  { count, after, upTo }: PostRange,
): Promise<readonly Post[]> {
  let query = database.selectFrom('social_post').selectAll().where('account_id', '=', toIdText(account))
  if (after !== undefined) query = query.where('id', '>', toIdText(after))
  if (upTo !== undefined) query = query.where('id', '<=', toIdText(upTo))
  const rows = await query.orderBy('id', 'desc').limit(count).execute()
  return rows.map(toPost)
}

/** The latest of each account that has any. */
export async function findLatestPosts(
  database: Kysely<Tables>,
  accounts: readonly Id[],
): Promise<ReadonlyMap<Id, Post>> {
  const found = new Map<Id, Post>()
  for (const id of accounts) {
    const [latest] = await listPosts(database, id, { count: 1 })
    if (latest) found.set(id, latest)
  }
  return found
}
