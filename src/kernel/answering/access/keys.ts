import { type Kysely, sql, type UpdateObject } from 'kysely'
import type { Storage } from '../../foundation/storage/storage.ts'
import { takeTurn } from '../../foundation/storage/take-turn.ts'
import { hashOf } from './checked-key.ts'
import { KeptKeys } from './kept-keys.ts'
import { fromRow, type KeyRow, type KeyTables, toRow, toScopesText } from './key-rows.ts'
import { type KeyCheck, createKeyCheck } from './key-check.ts'
import { makeKeyText, writeKeyText } from './key-text.ts'
import type { KeyTerms, NewKey, StoredKey } from './stored-key.ts'

export interface MadeKey {
  readonly id: string
  /** The whole text that a caller sends; it is stored only as a hash and shown this once. */
  readonly secret: string
}

export interface KeyStore extends KeyCheck {
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
}

export function createKeyStore(storage: Storage, now: () => number): KeyStore {
  const database = storage.tables<KeyTables>()
  const kept = new KeptKeys(database, now)
  /** Whether there was a valid key of that id. */
  const updateValid = async (id: string, values: UpdateObject<KeyTables, 'api_key'>): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('api_key')
      .set(values)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    kept.forget(id)
    return numUpdatedRows > 0n
  }

  return {
    make: (key) => insertKey(database, key, now()),

    makeFirst: (key) => insertFirstKey(storage, key, now()),

    async list() {
      const rows = await database.selectFrom('api_key').selectAll().orderBy('created_at').orderBy('id').execute()
      return rows.map(fromRow)
    },

    revoke: (id) => updateValid(id, { revoked_at: now() }),

    change: (id, terms) => updateValid(id, { id, ...toRow(terms) }),

    async rotate(id, overlapMs) {
      const text = { ...makeKeyText(), id }
      const previous = { previous_hash: sql.ref<string>('hash'), previous_until: now() + overlapMs }
      const isValid = await updateValid(id, { ...previous, hash: hashOf(text) })
      return isValid ? { id, secret: writeKeyText(text) } : undefined
    },

    ...createKeyCheck(kept, now),
  }
}

async function insertFirstKey(storage: Storage, key: NewKey, time: number): Promise<MadeKey | undefined> {
  const database = storage.tables<KeyTables>()
  return database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, storage.dialect)
    const another = await transaction.selectFrom('api_key').select('id').limit(1).executeTakeFirst()
    return another ? undefined : insertKey(transaction, key, time)
  })
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
