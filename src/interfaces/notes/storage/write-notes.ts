import type { Transaction } from 'kysely'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { Account, StoredNote } from '../domain/stored-note.ts'
import type { Tables } from './tables.ts'

/** Notes are long: this many keep a transaction short. */
export const notesPerTransaction = 100

/** Adds accounts and updates those that are there. */
export async function writeAccounts(storage: Storage, accounts: readonly Account[]): Promise<void> {
  if (accounts.length === 0) return
  await storage
    .tables<Tables>()
    .insertInto('notes_account')
    .values(accounts.map(({ urlname, nickname, isSample }) => ({ urlname, nickname, is_sample: isSample ? 1 : 0 })))
    .onConflict((conflict) =>
      conflict
        .column('urlname')
        .doUpdateSet(({ ref }) => ({ nickname: ref('excluded.nickname'), is_sample: ref('excluded.is_sample') })),
    )
    .execute()
}

/** Adds accounts; the nickname of one that is there stays unless another is given. */
export async function addAccounts(
  storage: Storage,
  accounts: readonly { readonly urlname: string; readonly nickname: string | undefined }[],
): Promise<void> {
  const nicknames = new Map<string, string | undefined>()
  for (const { urlname, nickname } of accounts) nicknames.set(urlname, nickname ?? nicknames.get(urlname))
  for (const [urlname, nickname] of nicknames) {
    if (nickname === undefined) await addAccount(storage, { urlname, nickname: urlname, isSample: false })
    else await writeAccounts(storage, [{ urlname, nickname, isSample: false }])
  }
}

/** Adds an account unless it is there. */
export async function addAccount(storage: Storage, { urlname, nickname, isSample }: Account): Promise<void> {
  await storage
    .tables<Tables>()
    .insertInto('notes_account')
    .values({ urlname, nickname, is_sample: isSample ? 1 : 0 })
    .onConflict((conflict) => conflict.column('urlname').doNothing())
    .execute()
}

/** Adds notes and updates those of the same key, in one transaction; their accounts must be there. Answers how many are new. */
export async function writeNotes(storage: Storage, notes: readonly StoredNote[]): Promise<number> {
  const byKey = new Map(notes.map((note) => [note.key, note]))
  if (byKey.size === 0) return 0
  return storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      const before = await countKnown(transaction, [...byKey.keys()])
      await upsert(transaction, [...byKey.values()])
      return byKey.size - before
    })
}

async function countKnown(transaction: Transaction<Tables>, keys: readonly string[]): Promise<number> {
  const rows = await transaction.selectFrom('notes_note').select('key').where('key', 'in', keys).execute()
  return rows.length
}

async function upsert(transaction: Transaction<Tables>, notes: readonly StoredNote[]): Promise<void> {
  await transaction
    .insertInto('notes_note')
    .values(notes.map(toRow))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        urlname: ref('excluded.urlname'),
        title: ref('excluded.title'),
        body: ref('excluded.body'),
        publish_at: ref('excluded.publish_at'),
        is_draft: ref('excluded.is_draft'),
        likes: ref('excluded.likes'),
        address: ref('excluded.address'),
        tags: ref('excluded.tags'),
        is_sample: ref('excluded.is_sample'),
      })),
    )
    .execute()
}

function toRow({ urlname, key, title, body, publishAt, isDraft, likes, address, tags, isSample }: StoredNote) {
  return {
    urlname,
    key,
    title,
    body,
    publish_at: publishAt,
    is_draft: isDraft ? 1 : 0,
    likes,
    address: address ?? null,
    tags: JSON.stringify(tags),
    is_sample: isSample ? 1 : 0,
  }
}
