import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { SocialNetwork } from '../port.ts'
import type { Settings } from '../settings.ts'
import type { Tables } from '../storage/tables.ts'
import { createTokens } from '../storage/tokens.ts'
import { createAllowance } from '../domain/allowance.ts'
import { findAccount } from './embedded/find-account.ts'
import { findLatestPosts, findPost, listPosts } from './embedded/find-posts.ts'
import { listFollowers, listFriends } from './embedded/list-relations.ts'
import { searchPosts } from './embedded/search-posts.ts'

type Context = Pick<EngineContext<Settings>, 'settings' | 'storage' | 'now' | 'yieldToEventLoop'>

/** What was imported here, or the sample. */
export default function createEngine({ settings, storage, now, yieldToEventLoop }: Context): SocialNetwork {
  const database = storage.tables<Tables>()
  return {
    ...createTokens(storage, now),
    ...createAllowance(settings),

    findAccount: (by) => findAccount(database, by),
    findPost: (id) => findPost(database, id),
    listPosts: ({ id }, range) => listPosts(database, id, range),
    findLatestPosts: (accountIds) => findLatestPosts(database, accountIds),
    searchPosts: (alternatives, range) => searchPosts({ database, yieldToEventLoop }, alternatives, range),
    listFollowers: ({ id }, cursor, count) => listFollowers(database, id, cursor, count),
    listFriends: ({ id }, cursor, count) => listFriends(database, id, cursor, count),
  }
}
