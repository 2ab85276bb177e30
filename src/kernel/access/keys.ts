import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ServiceError } from '../errors/service-error.ts'
import type { Storage } from '../storage/storage.ts'
import { takeTurn } from '../storage/take-turn.ts'
import type { Plan, Scopes } from './caller.ts'
import { ExpiringCache } from './expiring-cache.ts'
import { hashSecret, makeKeyText, parseKeyText, writeKeyText } from './key-text.ts'

export interface NewKey {
  /** What the key is for, to recognise it by. */
  readonly name: string
  readonly scopes: Scopes
  readonly plan: Plan
}

export interface StoredKey extends NewKey {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Milliseconds since 1970; undefined while the key is valid. */
  readonly revokedAt: number | undefined
}

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
  /** The valid key of that id, if any. */
  find(id: string): Promise<StoredKey | undefined>
  /** The valid key that `text` is, if any. */
  verify(text: string): Promise<StoredKey | undefined>
  /** Whether it was right a moment ago, without asking the storage. */
  remembers(text: string): boolean
}

interface KeyRow {
  id: string
  /** SHA-256 of the secret, in hexadecimal. */
  hash: string
  name: string
  /** `*`, or ids with a space between. */
  scopes: string
  plan: Plan
  created_at: number
  revoked_at: number | null
}

interface Tables {
  api_key: KeyRow
}

/** How long a key that was read is believed without looking again. */
const cacheMs = 2_000
/** How long it is believed while the storage cannot be asked. */
const maxCacheAgeMs = 10 * 60_000
const maxCachedKeys = 10_000

/** Compared with when the id is unknown, so that a wrong id and a wrong secret take the same time. */
const hashOfNothing = Buffer.alloc(32)

export function createKeyStore(storage: Storage, now: () => number): KeyStore {
  const database = storage.tables<Tables>()
  const forKeys = { ttlMs: cacheMs, maxEntries: maxCachedKeys, now }
  const known = new ExpiringCache<CheckedKey>(forKeys)
  // Apart, so that ids which somebody makes up do not push out keys that are remembered.
  const unknown = new ExpiringCache<undefined>(forKeys)

  const readRow = async (id: string): Promise<CheckedKey | undefined> => {
    const row = await database.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirst()
    return row && { key: fromRow(row), hash: Buffer.from(row.hash, 'hex') }
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
      const { numUpdatedRows } = await database
        .updateTable('api_key')
        .set({ revoked_at: now() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      known.delete(id)
      return numUpdatedRows > 0n
    },

    async find(id) {
      const found = await read(id)
      return found?.key.revokedAt === undefined ? found?.key : undefined
    },

    async verify(text) {
      const parts = parseKeyText(text)
      if (!parts) return undefined
      const found = await read(parts.id)
      const isRight = timingSafeEqual(hashSecret(parts.secret), found?.hash ?? hashOfNothing)
      return found && isRight && found.key.revokedAt === undefined ? found.key : undefined
    },

    remembers(text) {
      const parts = parseKeyText(text)
      const cached = parts && known.get(parts.id, maxCacheAgeMs)?.value
      return cached !== undefined && timingSafeEqual(hashSecret(parts?.secret ?? ''), cached.hash)
    },
  }
}

async function insertKey(database: Kysely<Tables>, { name, scopes, plan }: NewKey, time: number): Promise<MadeKey> {
  const text = makeKeyText()
  const hash = hashSecret(text.secret).toString('hex')
  const row = { id: text.id, hash, name, scopes: toScopesText(scopes), plan, created_at: time, revoked_at: null }
  await database.insertInto('api_key').values(row).execute()
  return { id: text.id, secret: writeKeyText(text) }
}

interface CheckedKey {
  readonly key: StoredKey
  readonly hash: Buffer
}

function fromRow({ id, name, scopes, plan, created_at, revoked_at }: KeyRow): StoredKey {
  return {
    id,
    name,
    scopes: fromScopesText(scopes),
    plan,
    createdAt: created_at,
    revokedAt: revoked_at ?? undefined,
  }
}

function toScopesText(scopes: Scopes): string {
  return scopes === '*' ? scopes : scopes.join(' ')
}

function fromScopesText(text: string): Scopes {
  return text === '*' ? text : text.split(' ').filter(Boolean)
}
