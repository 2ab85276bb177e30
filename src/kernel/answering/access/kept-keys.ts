import type { Kysely } from 'kysely'
import { ServiceError } from '../../foundation/errors/service-error.ts'
import { type CheckedKey, toChecked } from './checked-key.ts'
import { ExpiringCache } from './expiring-cache.ts'
import type { KeyTables } from './key-rows.ts'

/** How long a key that was read is believed without looking again. */
const cacheMs = 2_000
/** How long it is believed while the storage cannot be asked. */
const maxCacheAgeMs = 10 * 60_000
const maxCachedKeys = 10_000

/** Keys as they were read lately: most calls come with a key that came a moment ago. */
export class KeptKeys {
  readonly #database: Kysely<KeyTables>
  readonly #now: () => number
  readonly #known: ExpiringCache<CheckedKey>
  /** Apart, so that ids which somebody makes up do not push out keys that are remembered. */
  readonly #unknown: ExpiringCache<undefined>

  constructor(database: Kysely<KeyTables>, now: () => number) {
    const options = { ttlMs: cacheMs, maxEntries: maxCachedKeys, now }
    this.#database = database
    this.#now = now
    this.#known = new ExpiringCache(options)
    this.#unknown = new ExpiringCache(options)
  }

  /** The key of that id, valid or not. Where the storage cannot be asked, what was known some minutes ago. */
  async read(id: string): Promise<CheckedKey | undefined> {
    const cached = this.#known.get(id) ?? this.#unknown.get(id)
    if (cached) return cached.value
    const readAt = this.#now()
    try {
      const row = await this.#database.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirst()
      const found = row && toChecked(row)
      if (found) this.#known.set(id, found, readAt)
      else this.#unknown.set(id, undefined, readAt)
      return found
    } catch (thrown) {
      const stale = this.#known.get(id, maxCacheAgeMs)
      if (stale && thrown instanceof ServiceError) return stale.value
      throw thrown
    }
  }

  /** What is remembered of it, without asking the storage. */
  recall(id: string): CheckedKey | undefined {
    return this.#known.get(id, maxCacheAgeMs)?.value
  }

  /** It was changed: the next read goes to the storage. */
  forget(id: string): void {
    this.#known.delete(id)
  }
}
