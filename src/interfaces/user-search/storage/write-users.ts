import type { Transaction } from 'kysely'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { foldName } from '../domain/fold-name.ts'
import type { User } from '../domain/user.ts'
import type { Tables } from './tables.ts'

/** Some tens of milliseconds of work: nobody who writes beside an import waits long. */
export const usersPerTransaction = 1_000

export interface Written {
  readonly added: number
  readonly changed: number
}

/** Adds the users that are new and updates those that differ, in one transaction; of one id the last counts. */
export async function writeUsers(storage: Storage, users: readonly User[]): Promise<Written> {
  const byId = new Map(users.map((user) => [user.id, user]))
  if (byId.size === 0) return { added: 0, changed: 0 }
  return storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      const known = await readKnown(transaction, [...byId.keys()])
      const different = [...byId.values()].filter((user) => !isSame(user, known.get(user.id)))
      if (different.length > 0) await upsert(transaction, different)
      const added = different.filter(({ id }) => !known.has(id)).length
      return { added, changed: different.length - added }
    })
}

/** Tells serving processes that users have changed. */
export async function raiseVersion(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .updateTable('user_search_change')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute()
}

async function readKnown(transaction: Transaction<Tables>, ids: readonly string[]): Promise<Map<string, User>> {
  const rows = await transaction
    .selectFrom('user_search_user')
    .select(['id', 'display_name', 'score', 'photo', 'is_sample'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, fromRow(row)]))
}

function fromRow(row: {
  id: string
  display_name: string
  score: number
  photo: string | null
  is_sample: number
}): User {
  return {
    id: row.id,
    displayName: row.display_name,
    score: row.score,
    photo: row.photo ?? undefined,
    isSample: row.is_sample === 1,
  }
}

function isSame(user: User, known: User | undefined): boolean {
  return (
    user.displayName === known?.displayName &&
    user.score === known.score &&
    user.photo === known.photo &&
    user.isSample === known.isSample
  )
}

async function upsert(transaction: Transaction<Tables>, users: readonly User[]): Promise<void> {
  await transaction
    .insertInto('user_search_user')
    .values(users.map(toRow))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        display_name: ref('excluded.display_name'),
        folded_name: ref('excluded.folded_name'),
        score: ref('excluded.score'),
        photo: ref('excluded.photo'),
        is_sample: ref('excluded.is_sample'),
      })),
    )
    .execute()
  await raiseVersion(transaction)
}

function toRow({ id, displayName, score, photo, isSample }: User) {
  return {
    id,
    display_name: displayName,
    folded_name: foldName(displayName),
    score,
    photo: photo ?? null,
    is_sample: isSample ? 1 : 0,
  }
}
