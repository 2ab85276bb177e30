import type { Kysely } from 'kysely'
import type { AccountPage, Cursor, Id } from '../../port.ts'
import { toAccount } from '../../storage/from-row.ts'
import { fromIdText, toIdText } from '../../storage/id-text.ts'
import type { Tables } from '../../storage/tables.ts'
import { noAccounts, toAccountPage, toPageSide } from './account-page.ts'

/** In the order in which they came; a cursor is a position. */
export async function listFollowers(
  database: Kysely<Tables>,
  id: Id,
  cursor: Cursor,
  count: number,
): Promise<AccountPage> {
  if (cursor === 0n) return noAccounts
  const side = toPageSide(cursor)
  const rows = await database
    .selectFrom('social_follower')
    .innerJoin('social_account', 'social_account.id', 'social_follower.follower_id')
    .selectAll('social_account')
    .select('social_follower.position')
    .where('social_follower.account_id', '=', toIdText(id))
    .where(
      'social_follower.position',
      side.isBackward ? '<' : '>',
      Math.min(Number(side.border), Number.MAX_SAFE_INTEGER),
    )
    .orderBy('social_follower.position', side.isBackward ? 'desc' : 'asc')
    .limit(count + 1)
    .execute()
  const found = rows.map((row) => ({ account: toAccount(row), place: BigInt(row.position) }))
  return toAccountPage(found, side, count)
}

const largestId = 10n ** 20n - 1n

/** In the order of their numbers; a cursor is a number. */
export async function listFriends(
  database: Kysely<Tables>,
  id: Id,
  cursor: Cursor,
  count: number,
): Promise<AccountPage> {
  if (cursor === 0n) return noAccounts
  const side = toPageSide(cursor)
  const border = side.border < largestId ? side.border : largestId
  const rows = await database
    .selectFrom('social_follower')
    .innerJoin('social_account', 'social_account.id', 'social_follower.account_id')
    .selectAll('social_account')
    .where('social_follower.follower_id', '=', toIdText(id))
    .where('social_follower.account_id', side.isBackward ? '<' : '>', toIdText(String(border)))
    .orderBy('social_follower.account_id', side.isBackward ? 'desc' : 'asc')
    .limit(count + 1)
    .execute()
  const found = rows.map((row) => ({ account: toAccount(row), place: BigInt(fromIdText(row.id)) }))
  return toAccountPage(found, side, count)
}
