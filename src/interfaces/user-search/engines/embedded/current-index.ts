import { contain } from '../../../../kernel/foundation/observability/contain.ts'
import type { Logger } from '../../../../kernel/foundation/observability/logger.ts'
import type { Storage } from '../../../../kernel/foundation/storage/storage.ts'
import type { Tables } from '../../storage/tables.ts'
import type { NameIndex } from './name-index.ts'
import { NamePacker } from './pack-names.ts'

/** An index that is read faster than this is always read before the answer; a slower one beside it. */
const usualShortMs = 200

/**
 * A slow reading is followed by a rest of this many times its length while users change all the time, as in an import; it is
 * cut short when nothing has changed between two looks.
 */
const restFactor = 3

/** Milliseconds between two looks whether users have changed, whether anybody searches or not. */
const lookMs = 1_000

const rowsPerRead = 2_000

/** Keeps the index up to what the storage holds, whichever process wrote it. From the first search on it looks by itself. */
export class CurrentIndex implements Disposable {
  readonly #storage: Storage
  readonly #log: Logger
  readonly #shortMs: number
  readonly #lookBeside: () => void
  readonly #readAnew: () => void
  #index: NameIndex = new NamePacker().finish()
  #version = -1
  #reading: Promise<void> | undefined
  #lastMs = 0
  #readAt = 0
  #looking: NodeJS.Timeout | undefined
  #seenVersion = -1

  constructor(storage: Storage, log: Logger, shortMs = usualShortMs) {
    this.#storage = storage
    this.#log = log
    this.#shortMs = shortMs
    this.#lookBeside = contain(() => this.#look(), { log, doing: 'looking whether users have changed' })
    this.#readAnew = contain(() => this.#readOnce(), { log, doing: 'reading the index of users anew' })
  }

  /** After a change it waits for the new index, unless that took long last time: then the old one answers meanwhile. */
  async get(): Promise<NameIndex> {
    this.#looking ??= setInterval(this.#lookBeside, lookMs).unref()
    const version = await this.#readVersion()
    while (this.#version < version) {
      if (this.#version >= 0 && this.#lastMs >= this.#shortMs) {
        this.#readBeside(restFactor)
        break
      }
      await this.#readOnce()
    }
    return this.#index
  }

  [Symbol.dispose](): void {
    clearInterval(this.#looking)
  }

  async #readVersion(): Promise<number> {
    const row = await this.#storage
      .tables<Tables>()
      .selectFrom('user_search_change')
      .select('version')
      .executeTakeFirstOrThrow()
    return row.version
  }

  /** A storage that is away is asked again; the next search says that it is. */
  async #look(): Promise<void> {
    const version = await this.#readVersion().catch(() => this.#version)
    const isQuiet = version === this.#seenVersion
    this.#seenVersion = version
    if (this.#version < version) this.#readBeside(isQuiet ? 0 : restFactor)
  }

  #readBeside(rests: number): void {
    if (this.#reading || performance.now() < this.#readAt + this.#lastMs * rests) return
    this.#readAnew()
  }

  #readOnce(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  /** The version is read first: rows written after it are read again next time, never missed. */
  async #read(): Promise<void> {
    const begin = performance.now()
    const version = await this.#readVersion()
    const packer = new NamePacker()
    const rows = this.#storage
      .tables<Tables>()
      .selectFrom('user_search_user')
      .select(['number', 'folded_name'])
      .orderBy('score', 'desc')
      .orderBy('folded_name')
      .orderBy('number')
      .stream(rowsPerRead)
    for await (const { number, folded_name: name } of rows) packer.add(number, name)
    this.#index = packer.finish()
    this.#version = version
    this.#readAt = performance.now()
    this.#lastMs = this.#readAt - begin
    this.#log.debug({ users: this.#index.count, tookMs: this.#lastMs }, 'the index of users was read anew')
  }
}
