/** Pages of those who follow an account, and of those whom it follows. */
import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { Account, AccountPage, Allowance, Cursor, Post, SocialNetwork } from '../port.ts'
import { admit } from '../wire/admit.ts'
import { assertPublic, findSubject, readCount, readCursor, readFlag } from '../wire/read-query.ts'
import { toWireCursors } from '../wire/to-wire-cursors.ts'
import { toWireUser } from '../wire/to-wire-user.ts'
import { answerWithExactIds, answerWithIdList } from '../wire/write-exact-ids.ts'
import type { OperationHandler } from './operation-handler.ts'
import { findLatestPosts, withStatus } from './users.ts'

type ListHandler = OperationHandler<'listFollowers' | 'listFriends'>
type IdListHandler = OperationHandler<'listFollowerIds' | 'listFriendIds'>
type Input = Pick<Parameters<IdListHandler>[0], 'headers' | 'query' | 'url'>
type Context = OperationContext<SocialNetwork>

interface Relation {
  readonly resource: keyof Allowance
  listPage(engine: SocialNetwork, account: Account, cursor: Cursor, count: number): Promise<AccountPage>
}

const followers: Relation = {
  resource: 'followers',
  listPage: (engine, account, cursor, count) => engine.listFollowers(account, cursor, count),
}

const friends: Relation = {
  resource: 'friends',
  listPage: (engine, account, cursor, count) => engine.listFriends(account, cursor, count),
}

export const listFollowers = listAccounts(followers)
export const listFollowerIds = listIds(followers)
export const listFriends = listAccounts(friends)
export const listFriendIds = listIds(friends)

function listAccounts(relation: Relation): ListHandler {
  return async (input, context) => {
    const { query } = input
    const { headers, accounts, cursors } = await readPage(relation, input, context)
    const withEntities = readFlag(query.include_user_entities, true)
    const latest = readFlag(query.skip_status, false)
      ? new Map<string, Post>()
      : await findLatestPosts(context.engine, accounts)
    const users = accounts.map((each) =>
      withStatus(toWireUser(each, { withEntities }), latest.get(each.id), query.tweet_mode),
    )
    return answerWithExactIds({ users, ...cursors }, headers)
  }
}

const idsPerPage = { usual: 5_000, max: 5_000 }

function listIds(relation: Relation): IdListHandler {
  return async (input, context) => {
    const { headers, accounts, cursors } = await readPage(relation, input, context, idsPerPage)
    const ids = accounts.map(({ id }) => id)
    return answerWithIdList(ids, { asText: readFlag(input.query.stringify_ids, false), page: cursors }, headers)
  }
}

async function readPage(relation: Relation, input: Input, context: Context, perPage?: typeof idsPerPage) {
  const { query, url } = input
  const headers = await admit(input, context, relation.resource)
  const [cursor, count] = [readCursor(query.cursor), readCount(query.count, perPage)]
  const account = await findSubject(context.engine, query)
  assertPublic(account, url.pathname)
  const { accounts, next, previous } = await relation.listPage(context.engine, account, cursor, count)
  return { headers, accounts, cursors: toWireCursors(next, previous) }
}
