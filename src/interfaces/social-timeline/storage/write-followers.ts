import type { Transaction } from 'kysely'
import type { SocialRecord } from './records.ts'
import { toIdText } from './id-text.ts'
import type { Tables } from './tables.ts'

/** Puts followers that are new behind those that are here, in the order in which they come; gives how many were new. */
export async function writeFollowers(
  transaction: Transaction<Tables>,
  records: readonly SocialRecord[],
): Promise<number> {
  const pairs = records.flatMap((record) => (record.type === 'follower' ? [record] : []))
  let added = 0
  for (const [accountId, followers] of Map.groupBy(pairs, (pair) => toIdText(pair.accountId))) {
    const ids = new Set(followers.map(({ followerId }) => toIdText(followerId)))
    added += await writeFollowersOf(transaction, accountId, [...ids])
  }
  return added
}

async function writeFollowersOf(
  transaction: Transaction<Tables>,
  accountId: string,
  followerIds: readonly string[],
): Promise<number> {
  // Reserving positions also locks the account's row: two imports of one account go one after the other.
  const { next_position: end } = await transaction
    .updateTable('social_account')
    .set(({ eb }) => ({ next_position: eb('next_position', '+', followerIds.length) }))
    .where('id', '=', accountId)
    .returning('next_position')
    .executeTakeFirstOrThrow()
  const start = end - followerIds.length
  const added = await transaction
    .insertInto('social_follower')
    .values(followerIds.map((id, place) => ({ account_id: accountId, follower_id: id, position: start + place })))
    .onConflict((conflict) => conflict.columns(['account_id', 'follower_id']).doNothing())
    .returning('follower_id')
    .execute()
  await countFollowers(
    transaction,
    accountId,
    added.map((row) => row.follower_id),
  )
  return added.length
}

async function countFollowers(
  transaction: Transaction<Tables>,
  accountId: string,
  followerIds: readonly string[],
): Promise<void> {
  if (followerIds.length === 0) return
  await transaction
    .updateTable('social_account')
    .set(({ eb }) => ({ follower_count: eb('follower_count', '+', followerIds.length) }))
    .where('id', '=', accountId)
    .execute()
  await transaction
    .updateTable('social_account')
    .set(({ eb }) => ({ friend_count: eb('friend_count', '+', 1) }))
    .where('id', 'in', followerIds)
    .execute()
}
