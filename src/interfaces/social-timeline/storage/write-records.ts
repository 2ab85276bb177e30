import type { Transaction } from 'kysely'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { Id } from '../port.ts'
import { toIdText } from './id-text.ts'
import type { NewAccount, SocialRecord } from './records.ts'
import { timeOfId } from './snowflake.ts'
import type { Tables } from './tables.ts'
import { toAccountRow, toPostRow } from './to-row.ts'
import { writeFollowers } from './write-followers.ts'
import { writeTerms } from './write-terms.ts'

/** Some tens of milliseconds of work: nobody who writes beside an import waits long. */
export const recordsPerTransaction = 500

export interface Written {
  readonly accounts: number
  readonly posts: number
  readonly followers: number
}

/** Adds what is new, in one transaction. Posts and followers that are here already stay as they are. */
export function writeRecords(storage: Storage, records: readonly SocialRecord[]): Promise<Written> {
  return storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => ({
      accounts: await writeAccounts(transaction, collectAccounts(records)),
      posts: await writePosts(transaction, records),
      followers: await writeFollowers(transaction, records),
    }))
}

/** Every account that the records hold or only mention; in the order of ids, so that two imports never lock crosswise. */
function collectAccounts(records: readonly SocialRecord[]): NewAccount[] {
  const accounts = new Map<Id, NewAccount>()
  const name = (id: Id) => {
    if (!accounts.has(id)) accounts.set(id, inventAccount(id))
  }
  for (const record of records) {
    if (record.type === 'account') accounts.set(record.account.id, record.account)
    else name(record.accountId)
    if (record.type === 'follower') name(record.followerId)
  }
  return [...accounts.values()].toSorted((left, right) => (toIdText(left.id) < toIdText(right.id) ? -1 : 1))
}

function inventAccount(id: Id): NewAccount {
  return { id, screenName: `user_${id}`, name: `user_${id}`, createdAt: timeOfId(id), isPlaceholder: true }
}

async function writeAccounts(transaction: Transaction<Tables>, accounts: readonly NewAccount[]): Promise<number> {
  if (accounts.length === 0) return 0
  const rows = accounts.map(toAccountRow)
  const added = await transaction
    .insertInto('social_account')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  const isNew = new Set(added.map(({ id }) => id))
  const known = rows.filter(({ id, is_placeholder: isPlaceholder }) => isPlaceholder === 0 && !isNew.has(id))
  if (known.length > 0) await updateAccounts(transaction, known)
  return added.length
}

async function updateAccounts(
  transaction: Transaction<Tables>,
  rows: readonly ReturnType<typeof toAccountRow>[],
): Promise<void> {
  await transaction
    .insertInto('social_account')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        screen_name: ref('excluded.screen_name'),
        folded_name: ref('excluded.folded_name'),
        name: ref('excluded.name'),
        description: ref('excluded.description'),
        location: ref('excluded.location'),
        url: ref('excluded.url'),
        image_url: ref('excluded.image_url'),
        created_at: ref('excluded.created_at'),
        is_protected: ref('excluded.is_protected'),
        is_placeholder: ref('excluded.is_placeholder'),
        is_sample: ref('excluded.is_sample'),
      })),
    )
    .execute()
}

async function writePosts(transaction: Transaction<Tables>, records: readonly SocialRecord[]): Promise<number> {
  const posts = records.flatMap((record) => (record.type === 'post' ? [record] : []))
  const rows = posts.map(({ accountId, post }) => toPostRow(accountId, post))
  if (rows.length === 0) return 0
  const added = await transaction
    .insertInto('social_post')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'account_id'])
    .execute()
  const isNew = new Set(added.map(({ id }) => id))
  const firstOfId = new Map(posts.toReversed().map(({ post }) => [toIdText(post.id), post]))
  await writeTerms(
    transaction,
    [...firstOfId].flatMap(([id, post]) => (isNew.has(id) ? [{ ...post, id }] : [])),
  )
  for (const [accountId, own] of Map.groupBy(added, (row) => row.account_id)) {
    await transaction
      .updateTable('social_account')
      .set(({ eb }) => ({ post_count: eb('post_count', '+', own.length) }))
      .where('id', '=', accountId)
      .execute()
  }
  return added.length
}
