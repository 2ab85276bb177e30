import { findCredential } from '../../kernel/access/find-credential.ts'
import { ServiceError } from '../../kernel/errors/service-error.ts'
import { answer } from '../../kernel/http/answer.ts'
import type { Handlers } from '../../kernel/interface.ts'
import type { socialTimeline } from './contract.ts'
import type { Account, Post, SocialNetwork } from './port.ts'
import { admit, findCaller, takeCall } from './wire/admit.ts'
import { assertPublic, findSubject, findSubjects, readCount, readCursor, readFlag, readId } from './wire/read-query.ts'
import { toWireCursors } from './wire/to-wire-cursors.ts'
import { toWirePost } from './wire/to-wire-post.ts'
import { toWireUser, type WireUser } from './wire/to-wire-user.ts'
import { readWindows } from './wire/windows.ts'
import { answerWithExactIds, answerWithIdList } from './wire/write-exact-ids.ts'

export const handlers: Handlers<typeof socialTimeline, SocialNetwork> = {
  async userTimeline(input, context) {
    const { query, url } = input
    const headers = await admit(input, context, 'timeline')
    const range = {
      count: readCount(query.count),
      after: readId('since_id', query.since_id),
      upTo: readId('max_id', query.max_id),
    }
    const account = await findSubject(context.engine, query)
    assertPublic(account, url.pathname)
    const posts = await context.engine.listPosts(account, range)
    const isWanted = chooseKinds(account, readFlag(query.exclude_replies, false), readFlag(query.include_rts, true))
    const user = readFlag(query.trim_user, false) ? { id: Number(account.id), id_str: account.id } : toWireUser(account)
    const wirePosts = posts.filter(isWanted).map((post) => toWirePost(post, user, query.tweet_mode))
    return answerWithExactIds(wirePosts, headers)
  },

  async showPost(input, context) {
    const { query, url } = input
    const headers = await admit(input, context, 'timeline')
    const id = readId('id', query.id)
    if (id === undefined) throw new ServiceError('missing_parameter', 400, 'Name the post by id.')
    const found = await context.engine.findPost(id)
    if (!found) throw new ServiceError('unknown_post', 404, 'There is no post of that number here.')
    const { post, account } = found
    assertPublic(account, url.pathname)
    const user = readFlag(query.trim_user, false) ? { id: Number(account.id), id_str: account.id } : toWireUser(account)
    return answerWithExactIds(toWirePost(post, user, query.tweet_mode), headers)
  },

  async listFollowers(input, context) {
    const { query, url } = input
    const headers = await admit(input, context, 'followers')
    const [cursor, count] = [readCursor(query.cursor), readCount(query.count)]
    const account = await findSubject(context.engine, query)
    assertPublic(account, url.pathname)
    const { accounts, next, previous } = await context.engine.listFollowers(account, cursor, count)
    const withEntities = readFlag(query.include_user_entities, true)
    const latest = readFlag(query.skip_status, false)
      ? new Map<string, Post>()
      : await findLatestPosts(context.engine, accounts)
    const users = accounts.map((each) =>
      withStatus(toWireUser(each, { withEntities }), latest.get(each.id), query.tweet_mode),
    )
    const page = {
      users,
      ...toWireCursors(next, previous),
    }
    return answerWithExactIds(page, headers)
  },

  async listFollowerIds(input, context) {
    const { query, url } = input
    const headers = await admit(input, context, 'followers')
    const [cursor, count] = [readCursor(query.cursor), readCount(query.count, { usual: 5_000, max: 5_000 })]
    const account = await findSubject(context.engine, query)
    assertPublic(account, url.pathname)
    const { accounts, next, previous } = await context.engine.listFollowers(account, cursor, count)
    const asText = readFlag(query.stringify_ids, false)
    const ids = accounts.map(({ id }) => id)
    return answerWithIdList(ids, { asText, page: toWireCursors(next, previous) }, headers)
  },

  async lookUpUsers(input, context) {
    const { query } = input
    const headers = await admit(input, context, 'users')
    const accounts = await findSubjects(context.engine, query)
    const latest = await findLatestPosts(context.engine, accounts)
    const users = accounts.map((each) => withStatus(toWireUser(each), latest.get(each.id), query.tweet_mode))
    return answerWithExactIds(users, headers)
  },

  async showUser(input, context) {
    const headers = await admit(input, context, 'users')
    const account = await findSubject(context.engine, input.query)
    const latest = await findLatestPosts(context.engine, [account])
    return answerWithExactIds(withStatus(toWireUser(account), latest.get(account.id), input.query.tweet_mode), headers)
  },

  async rateLimitStatus(input, context) {
    const caller = await findCaller(input, context)
    const headers = await takeCall(caller, context, 'application')
    const allowance = await context.engine.allowance()
    const resources = await readWindows(caller, context.quotas, allowance, input.query.resources)
    return answer({ rate_limit_context: { application: caller.id }, resources }, { headers })
  },

  async obtainToken({ query, body, headers }, { engine, caller }) {
    if ((query.grant_type ?? body.grant_type) !== 'client_credentials')
      throw new ServiceError('missing_grant_type', 403, 'Missing required parameter: grant_type=client_credentials.')
    const secret = findCredential({ in: 'basic' }, { headers, query: {} }) ?? ''
    return { token_type: 'bearer', access_token: await engine.issueToken({ id: caller.id, secret }) }
  },

  async invalidateToken({ query, body }, { engine, caller }) {
    const given = query.access_token ?? body.access_token
    if (!given) throw new ServiceError('missing_parameter', 400, 'Missing required parameter: access_token.')
    // A form undoes the percent signs that belong to the token.
    for (const token of [given, given.replaceAll(/[^\w.~-]/g, encodeURIComponent)]) {
      const holder = await engine.findTokenHolder(token)
      if (holder === undefined) continue
      if (holder !== caller.id)
        throw new ServiceError('foreign_token', 403, 'This token belongs to another consumer, which alone may end it.')
      await engine.revokeToken(token)
    }
    // A token that opens nothing has already ended (RFC 7009, section 2.2).
    return { access_token: given }
  },
}

/** A reply to oneself continues a thread, and stays. */
function chooseKinds(account: Account, withoutReplies: boolean, withReposts: boolean): (post: Post) => boolean {
  return ({ replyTo, isRepost }) => {
    const isReply = replyTo !== undefined && replyTo.accountId !== account.id
    return !(withoutReplies && isReply) && (withReposts || !isRepost)
  }
}

/** Most followers have posted nothing here, and are not asked for. */
async function findLatestPosts(
  engine: SocialNetwork,
  accounts: readonly Account[],
): Promise<ReadonlyMap<string, Post>> {
  const posting = accounts.filter(({ postsCount, isProtected }) => postsCount > 0 && !isProtected)
  return engine.findLatestPosts(posting.map(({ id }) => id))
}

function withStatus(user: WireUser, latest: Post | undefined, mode: string | undefined): WireUser {
  if (!latest) return user
  const { user: _itself, ...status } = toWirePost(latest, { id: user.id, id_str: user.id_str }, mode)
  return { ...user, status }
}
