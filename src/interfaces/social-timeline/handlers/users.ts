import type { Account, Post, SocialNetwork } from '../port.ts'
import { admit } from '../wire/admit.ts'
import { findSubject, findSubjects } from '../wire/read-query.ts'
import { toWirePost } from '../wire/to-wire-post.ts'
import { toWireUser, type WireUser } from '../wire/to-wire-user.ts'
import { answerWithExactIds } from '../wire/write-exact-ids.ts'
import type { OperationHandler } from './operation-handler.ts'

export const lookUpUsers: OperationHandler<'lookUpUsers'> = (input, context) =>
  answerLookup(input, input.query, context)

export const lookUpUsersByForm: OperationHandler<'lookUpUsersByForm'> = (input, context) =>
  answerLookup(input, { ...input.query, ...input.body }, context)

type LookupInput = Parameters<typeof lookUpUsers>[0]

async function answerLookup(
  input: Pick<LookupInput, 'headers'>,
  query: LookupInput['query'],
  context: Parameters<typeof lookUpUsers>[1],
) {
  const headers = await admit(input, context, 'users')
  const accounts = await findSubjects(context.engine, query)
  const latest = await findLatestPosts(context.engine, accounts)
  const users = accounts.map((each) => withStatus(toWireUser(each), latest.get(each.id), query.tweet_mode))
  return answerWithExactIds(users, headers)
}

export const showUser: OperationHandler<'showUser'> = async (input, context) => {
  const headers = await admit(input, context, 'users')
  const account = await findSubject(context.engine, input.query)
  const latest = await findLatestPosts(context.engine, [account])
  return answerWithExactIds(withStatus(toWireUser(account), latest.get(account.id), input.query.tweet_mode), headers)
}

/** Most accounts have posted nothing here, and are not asked for. */
export async function findLatestPosts(
  engine: SocialNetwork,
  accounts: readonly Account[],
): Promise<ReadonlyMap<string, Post>> {
  const posting = accounts.filter(({ postsCount, isProtected }) => postsCount > 0 && !isProtected)
  return engine.findLatestPosts(posting.map(({ id }) => id))
}

export function withStatus(user: WireUser, latest: Post | undefined, mode: string | undefined): WireUser {
  if (!latest) return user
  const { user: _itself, ...status } = toWirePost(latest, { id: user.id, id_str: user.id_str }, mode)
  return { ...user, status }
}
