import type { EngineContext } from '../../../kernel/engines/engine.ts'
import type { Storage } from '../../../kernel/storage/storage.ts'
import type { FollowerPage, Post, SocialNetwork } from '../port.ts'
import type { Settings } from '../settings.ts'
import { toAccount, toPost } from '../storage/from-row.ts'
import { toIdText } from '../storage/id-text.ts'
import type { Tables } from '../storage/tables.ts'
import { createTokens } from '../storage/tokens.ts'
import { createAllowance } from '../domain/allowance.ts'

type Context = Pick<EngineContext<Settings>, 'settings' | 'storage' | 'now'>

/** What was imported here, or the sample. */
export default function createEngine({ settings, storage, now }: Context): SocialNetwork {
  const database = storage.tables<Tables>()
  return {
    ...createTokens(storage, now),
    ...createAllowance(settings),

    async findAccount(by) {
      const query = database.selectFrom('social_account').selectAll()
      const row =
        'id' in by
          ? await query.where('id', '=', toIdText(by.id)).executeTakeFirst()
          : await query
              .where('folded_name', '=', by.screenName.toLowerCase())
              // Names may meet when archives of two networks do: one that was made up comes last.
              .orderBy('is_placeholder')
              .orderBy('id')
              .limit(1)
              .executeTakeFirst()
      return row && toAccount(row)
    },

    async findPost(id) {
      const posts = database.selectFrom('social_post').selectAll()
      const post = await posts.where('id', '=', toIdText(id)).executeTakeFirst()
      const accounts = database.selectFrom('social_account').selectAll()
      const account = post && (await accounts.where('id', '=', post.account_id).executeTakeFirst())
      return post && account && { post: toPost(post), account: toAccount(account) }
    },

    async listPosts({ id }, { count, after, upTo }) {
      let query = database.selectFrom('social_post').selectAll().where('account_id', '=', toIdText(id))
      if (after !== undefined) query = query.where('id', '>', toIdText(after))
      if (upTo !== undefined) query = query.where('id', '<=', toIdText(upTo))
      const rows = await query.orderBy('id', 'desc').limit(count).execute()
      return rows.map(toPost)
    },

    listFollowers: ({ id }, cursor, count) => listFollowers(storage, toIdText(id), cursor, count),

    async findLatestPosts(accountIds) {
      const found = new Map<string, Post>()
      for (const id of accountIds) {
        const row = await database
          .selectFrom('social_post')
          .selectAll()
          .where('account_id', '=', toIdText(id))
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
        if (row) found.set(id, toPost(row))
      }
      return found
    },
  }
}

/** Below -1 a cursor leads back: the page before the position it names. */
async function listFollowers(
  storage: Storage,
  accountId: string,
  cursor: number,
  count: number,
): Promise<FollowerPage> {
  if (cursor === 0) return { accounts: [], next: 0, previous: 0 }
  const isBackward = cursor < -1
  const border = isBackward ? -cursor : Math.max(cursor, 0)
  const rows = await storage
    .tables<Tables>()
    .selectFrom('social_follower')
    .innerJoin('social_account', 'social_account.id', 'social_follower.follower_id')
    .selectAll('social_account')
    .select('social_follower.position')
    .where('social_follower.account_id', '=', accountId)
    .where('social_follower.position', isBackward ? '<' : '>', border)
    .orderBy('social_follower.position', isBackward ? 'desc' : 'asc')
    // One more tells whether there is a page beyond.
    .limit(count + 1)
    .execute()
  const hasMore = rows.length > count
  const page = isBackward ? rows.slice(0, count).toReversed() : rows.slice(0, count)
  const first = page.at(0)?.position
  const last = page.at(-1)?.position
  const hasNext = isBackward ? page.length > 0 : hasMore
  const hasPrevious = isBackward ? hasMore : border > 0 && page.length > 0
  return {
    accounts: page.map(toAccount),
    next: hasNext && last !== undefined ? last : 0,
    previous: hasPrevious && first !== undefined ? -first : 0,
  }
}
