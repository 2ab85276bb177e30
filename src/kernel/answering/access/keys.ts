import type { Kysely } from 'kysely'
import type { Storage } from '../../foundation/storage/storage.ts'
import { takeTurn } from '../../foundation/storage/take-turn.ts'
import { hashOf, isSecretOf, isValid } from './checked-key.ts'
import { KeptKeys } from './kept-keys.ts'
import { fromRow, type KeyRow, type KeyTables, toRow, toScopesText } from './key-rows.ts'
import { makeKeyText, parseKeyText, writeKeyText } from './key-text.ts'
import type { KeyTerms, NewKey, StoredKey } from './stored-key.ts'

export interface MadeKey {
  readonly id: string
  /** The whole text that a caller sends; it is stored only as a hash and shown this once. */
  readonly secret: string
}

export interface KeyStore {
  make(key: NewKey): Promise<MadeKey>
  /** The same when there is no key at all, not even a revoked one: of any number of processes one makes it. */
  makeFirst(key: NewKey): Promise<MadeKey | undefined>
  /** All keys, the revoked ones too, oldest first. */
  list(): Promise<StoredKey[]>
  /**
   * Whether there was a valid key of that id. Every process refuses it within two seconds; one that cannot reach the storage may
   * let it in for up to ten minutes, unless it has seen that the key was revoked.
   */
  revoke(id: string): Promise<boolean>
  /** Whether there was a valid key of that id. Every process keeps to it within two seconds. */
  change(id: string, terms: KeyTerms): Promise<boolean>
  /**
   * A new secret for a valid key, if there is one of that id. The one before is good for so many milliseconds more, so that programs can be
   * given the new one in turn.
   */
  rotate(id: string, overlapMs: number): Promise<MadeKey | undefined>
  /** The valid key of that id, if any. */
  find(id: string): Promise<StoredKey | undefined>
  /** The valid key that `text` is, if any. */
  verify(text: string): Promise<StoredKey | undefined>
  /** Whether it was right a moment ago, without asking the storage. */
  remembers(text: string): boolean
}

export function createKeyStore(storage: Storage, now: () => number): KeyStore {
  const database = storage.tables<KeyTables>()
  const kept = new KeptKeys(database, now)
  const updateValid = (id: string) =>
    database.updateTable('api_key').where('id', '=', id).where('revoked_at', 'is', null)

  return {
    make: (key) => insertKey(database, key, now()),

    makeFirst: (key) =>
      database.transaction().execute(async (transaction) => {
        await takeTurn(transaction, storage.dialect)
        const another = await transaction.selectFrom('api_key').select('id').limit(1).executeTakeFirst()
        return another ? undefined : insertKey(transaction, key, now())
      }),

    async list() {
      const rows = await database.selectFrom('api_key').selectAll().orderBy('created_at').orderBy('id').execute()
      return rows.map(fromRow)
    },

    async revoke(id) {
      const { numUpdatedRows } = await updateValid(id).set({ revoked_at: now() }).executeTakeFirst()
      kept.forget(id)
      return numUpdatedRows > 0n
    },

    async change(id, terms) {
      const { numUpdatedRows } = await updateValid(id)
        .set({ id, ...toRow(terms) })
        .executeTakeFirst()
      kept.forget(id)
      return numUpdatedRows > 0n
    },

    async rotate(id, overlapMs) {
      const text = { ...makeKeyText(), id }
      const until = now() + overlapMs
      const { numUpdatedRows } = await updateValid(id)
        .set((row) => ({ previous_hash: row.ref('hash'), previous_until: until, hash: hashOf(text) }))
        .executeTakeFirst()
      kept.forget(id)
      return numUpdatedRows > 0n ? { id, secret: writeKeyText(text) } : undefined
    },

    async find(id) {
      const found = await kept.read(id)
      return found && isValid(found.key, now()) ? found.key : undefined
    },

    async verify(text) {
      const parts = parseKeyText(text)
      if (!parts) return undefined
      const found = await kept.read(parts.id)
      const isRight = isSecretOf(found, parts.secret, now())
      return found && isRight && isValid(found.key, now()) ? found.key : undefined
    },

    remembers(text) {
      const parts = parseKeyText(text)
      const cached = parts && kept.recall(parts.id)
      return cached !== undefined && isSecretOf(cached, parts?.secret ?? '', now())
    },
  }
}

async function insertKey(
  database: Kysely<KeyTables>,
  { name, scopes, plan, ...terms }: NewKey,
  time: number,
): Promise<MadeKey> {
  const text = makeKeyText()
  const row: KeyRow = {
    id: text.id,
    hash: hashOf(text),
    previous_hash: null,
    previous_until: null,
    name,
    scopes: toScopesText(scopes),
    plan,
    labels: null,
    limits: null,
    created_at: time,
    expires_at: null,
    revoked_at: null,
    ...toRow(terms),
  }
  await database.insertInto('api_key').values(row).execute()
  return { id: text.id, secret: writeKeyText(text) }
}
