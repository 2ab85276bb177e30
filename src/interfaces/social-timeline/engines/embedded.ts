import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { Post, SocialNetwork } from '../port.ts'
import type { Settings } from '../settings.ts'
import { toAccount, toPost } from '../storage/from-row.ts'
import { toIdText } from '../storage/id-text.ts'
import type { Tables } from '../storage/tables.ts'
import { createTokens } from '../storage/tokens.ts'
import { createAllowance } from '../domain/allowance.ts'
import { listFollowers, listFriends } from './embedded/list-relations.ts'
import { searchPosts } from './embedded/search-posts.ts'

type Context = Pick<EngineContext<Settings>, 'settings' | 'storage' | 'now' | 'yieldToEventLoop'>

/** What was imported here, or the sample. */
export default function createEngine({ settings, storage, now, yieldToEventLoop }: Context): SocialNetwork {
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

    searchPosts: (alternatives, range) => searchPosts({ database, yieldToEventLoop }, alternatives, range),
    listFollowers: ({ id }, cursor, count) => listFollowers(database, id, cursor, count),
    listFriends: ({ id }, cursor, count) => listFriends(database, id, cursor, count),

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
