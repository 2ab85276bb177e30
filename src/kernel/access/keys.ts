import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ServiceError } from '../errors/service-error.ts'
import type { Storage } from '../storage/storage.ts'
import { takeTurn } from '../storage/take-turn.ts'
import { ExpiringCache } from './expiring-cache.ts'
import { fromRow, type KeyRow, type KeyTables, toRow, toScopesText } from './key-rows.ts'
import { hashSecret, makeKeyText, parseKeyText, writeKeyText } from './key-text.ts'
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

/** How long a key that was read is believed without looking again. */
const cacheMs = 2_000
/** How long it is believed while the storage cannot be asked. */
const maxCacheAgeMs = 10 * 60_000
const maxCachedKeys = 10_000

/** Compared with when the id is unknown, so that a wrong id and a wrong secret take the same time. */
const hashOfNothing = Buffer.alloc(32)

export function createKeyStore(storage: Storage, now: () => number): KeyStore {
  const database = storage.tables<KeyTables>()
  const forKeys = { ttlMs: cacheMs, maxEntries: maxCachedKeys, now }
  const known = new ExpiringCache<CheckedKey>(forKeys)
  // Apart, so that ids which somebody makes up do not push out keys that are remembered.
  const unknown = new ExpiringCache<undefined>(forKeys)

  const readRow = async (id: string): Promise<CheckedKey | undefined> => {
    const row = await database.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toChecked(row)
  }

  const read = async (id: string): Promise<CheckedKey | undefined> => {
    const cached = known.get(id) ?? unknown.get(id)
    if (cached) return cached.value
    const readAt = now()
    try {
      const found = await readRow(id)
      if (found) known.set(id, found, readAt)
      else unknown.set(id, undefined, readAt)
      return found
    } catch (thrown) {
      const stale = known.get(id, maxCacheAgeMs)
      if (stale && thrown instanceof ServiceError) return stale.value
      throw thrown
    }
  }

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
      known.delete(id)
      return numUpdatedRows > 0n
    },

    async change(id, terms) {
      const { numUpdatedRows } = await updateValid(id)
        .set({ id, ...toRow(terms) })
        .executeTakeFirst()
      known.delete(id)
      return numUpdatedRows > 0n
    },

    async rotate(id, overlapMs) {
      const text = { ...makeKeyText(), id }
      const until = now() + overlapMs
      const { numUpdatedRows } = await updateValid(id)
        .set((row) => ({ previous_hash: row.ref('hash'), previous_until: until, hash: hashOf(text) }))
        .executeTakeFirst()
      known.delete(id)
      return numUpdatedRows > 0n ? { id, secret: writeKeyText(text) } : undefined
    },

    async find(id) {
      const found = await read(id)
      return found && isValid(found.key, now()) ? found.key : undefined
    },

    async verify(text) {
      const parts = parseKeyText(text)
      if (!parts) return undefined
      const found = await read(parts.id)
      const isRight = isSecretOf(found, parts.secret, now())
      return found && isRight && isValid(found.key, now()) ? found.key : undefined
    },

    remembers(text) {
      const parts = parseKeyText(text)
      const cached = parts && known.get(parts.id, maxCacheAgeMs)?.value
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

function hashOf({ secret }: { readonly secret: string }): string {
  return hashSecret(secret).toString('hex')
}

interface CheckedKey {
  readonly key: StoredKey
  readonly hash: Buffer
  /** Of the secret before, and until when it is good. */
  readonly previous: { readonly hash: Buffer; readonly until: number } | undefined
}

function toChecked(row: KeyRow): CheckedKey {
  const { previous_hash: previous, previous_until: until } = row
  return {
    key: fromRow(row),
    hash: Buffer.from(row.hash, 'hex'),
    previous: previous !== null && until !== null ? { hash: Buffer.from(previous, 'hex'), until } : undefined,
  }
}

/** Both are compared whatever the first says, and something is where there is no key: how long it takes tells nothing. */
function isSecretOf(found: CheckedKey | undefined, secret: string, time: number): boolean {
  const hash = hashSecret(secret)
  const isRight = timingSafeEqual(hash, found?.hash ?? hashOfNothing)
  const isPrevious = timingSafeEqual(hash, found?.previous?.hash ?? hashOfNothing)
  return isRight || (isPrevious && time < (found?.previous?.until ?? 0))
}

function isValid({ revokedAt, expiresAt = Infinity }: StoredKey, time: number): boolean {
  return revokedAt === undefined && time < expiresAt
}
