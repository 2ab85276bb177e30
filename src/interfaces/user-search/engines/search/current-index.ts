import type { Logger } from '../../../../kernel/observability/logger.ts'
import type { Storage } from '../../../../kernel/storage/storage.ts'
import type { Tables } from '../../storage/tables.ts'
import type { NameIndex } from './name-index.ts'
import { NamePacker } from './pack-names.ts'

/** An index that is read faster than this is always read before the answer; a slower one beside it. */
const shortMs = 200

/** A slow reading is followed by a rest of this many times its length, as an import changes users without end. */
const restFactor = 3

const rowsPerRead = 2_000

/** Keeps the index up to what the storage holds, whichever process wrote it. */
export class CurrentIndex {
  readonly #storage: Storage
  readonly #log: Logger
  #index: NameIndex = new NamePacker().finish()
  #version = -1
  #reading: Promise<void> | undefined
  #lastMs = 0
  #restUntil = 0

  constructor(storage: Storage, log: Logger) {
    this.#storage = storage
    this.#log = log
  }

  /** After a change it waits for the new index, unless that took long last time: then the old one answers meanwhile. */
  async get(): Promise<NameIndex> {
    const version = await this.#readVersion()
    while (this.#version < version) {
      if (this.#version >= 0 && this.#lastMs >= shortMs) {
        this.#readBeside()
        break
      }
      await this.#readOnce()
    }
    return this.#index
  }

  async #readVersion(): Promise<number> {
    const row = await this.#storage
      .tables<Tables>()
      .selectFrom('user_search_change')
      .select('version')
      .executeTakeFirstOrThrow()
    return row.version
  }

  #readBeside(): void {
    if (this.#reading || performance.now() < this.#restUntil) return
    this.#readOnce().catch((err: unknown) => this.#log.warn({ err }, 'the index of users could not be read anew'))
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
    this.#lastMs = performance.now() - begin
    this.#restUntil = performance.now() + this.#lastMs * restFactor
  }
}
