import { statfs } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { ServiceError } from '../errors/service-error.ts'
import { isStorageError, storageFull } from './to-storage-error.ts'

/** Less room than this holds no import batch: said before a write is lost to it. */
const minFreeBytes = 1024 * 1024

/** Milliseconds for which a write that failed is believed: a smaller one may find room where the next one will not. */
const believedMs = 5_000

/**
 * Whether the embedded database takes writes. Room on the disk is asked of the system. Beyond that, a write that failed is
 * remembered until, some seconds later, one of our own succeeds: a quota or a failing disk does not show in the room that is left, and an
 * instance that callers are kept away from writes nothing by itself.
 */
export class SqliteHealth {
  readonly #folder: string
  #fault: ServiceError | undefined
  #failedAt = -Infinity

  constructor(folder: string) {
    this.#folder = folder
  }

  /** To be called with whatever a write threw. */
  noteFailure(thrown: unknown): void {
    if (!isStorageError(thrown)) return
    this.#fault = thrown
    this.#failedAt = performance.now()
  }

  /** Throws a `ServiceError` when the database does not answer or takes no writes. */
  async check(database: Kysely<unknown>): Promise<void> {
    await sql`select 1`.execute(database)
    if ((await readFreeBytes(this.#folder)) < minFreeBytes) throw storageFull()
    if (!this.#fault) return
    if (performance.now() - this.#failedAt < believedMs) throw this.#fault
    // Sets an unused number in the file's header to its own value: the smallest write there is.
    await sql`pragma user_version = 0`.execute(database)
    this.#fault = undefined
  }
}

/** Infinite where the system does not say. */
async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
