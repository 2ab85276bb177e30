import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { Account, Post } from '../port.ts'
import { admit } from '../wire/admit.ts'
import { assertPublic, findSubject, readCount, readFlag, readId } from '../wire/read-query.ts'
import { toWirePost } from '../wire/to-wire-post.ts'
import { toWireAuthor } from '../wire/to-wire-user.ts'
import { answerWithExactIds } from '../wire/write-exact-ids.ts'
import type { OperationHandler } from './operation-handler.ts'

export const userTimeline: OperationHandler<'userTimeline'> = async (input, context) => {
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
  const user = toWireAuthor(account, readFlag(query.trim_user, false))
  const wirePosts = posts.filter(isWanted).map((post) => toWirePost(post, user, query.tweet_mode))
  return answerWithExactIds(wirePosts, headers)
}

export const showPost: OperationHandler<'showPost'> = async (input, context) => {
  const { query, url } = input
  const headers = await admit(input, context, 'timeline')
  const id = readId('id', query.id)
  if (id === undefined) throw new ServiceError('missing_parameter', 400, 'Name the post by id.')
  const found = await context.engine.findPost(id)
  if (!found) throw new ServiceError('unknown_post', 404, 'There is no post of that number here.')
  const { post, account } = found
  assertPublic(account, url.pathname)
  const user = toWireAuthor(account, readFlag(query.trim_user, false))
  return answerWithExactIds(toWirePost(post, user, query.tweet_mode), headers)
}

/** A reply to oneself continues a thread, and stays. */
function chooseKinds(account: Account, withoutReplies: boolean, withReposts: boolean): (post: Post) => boolean {
  return ({ replyTo, isRepost }) => {
    const isReply = replyTo !== undefined && replyTo.accountId !== account.id
    return !(withoutReplies && isReply) && (withReposts || !isRepost)
  }
}
