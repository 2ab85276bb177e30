import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { CompiledQuery, QueryResult } from 'kysely'
import type { Mutex } from './mutex.ts'
import type { SqliteConnection } from './sqlite-connection.ts'
import type { SqliteHealth } from './sqlite-health.ts'
import { toStorageError } from './to-storage-error.ts'
import { waitWhileBusy } from './wait-while-busy.ts'

export interface GroupCommitOptions {
  readonly writer: SqliteConnection
  /** Guards the writer. */
  readonly mutex: Mutex
  readonly health: SqliteHealth
}

interface Write {
  /** Runs the statement; the function that it gives resolves the writer's promise once all is committed. */
  perform(): () => void
  reject(thrown: unknown): void
}

/** Statements of one commit: it must not hold the event loop for long. */
const maxTogether = 200

/**
 * Single writes that are there in the same turn of the event loop share a commit, and with it the sync of the disk, which costs several times what
 * they do (group commit, DeWitt et al. 1984). Each promise resolves once its write is durable; one that breaks a constraint fails alone.
 */
export class SqliteGroupCommit {
  readonly #options: GroupCommitOptions
  #waiting: Write[] = []
  #isCommitting = false

  constructor(options: GroupCommitOptions) {
    this.#options = options
  }

  write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer } = this.#options
    return new Promise((resolve, reject) => {
      const perform = () => {
        const result = writer.query<Row>(query)
        return () => resolve(result)
      }
      this.#waiting.push({ perform, reject })
      if (!this.#isCommitting) void this.#commitWaiting()
    })
  }

  /** Its place among the transactions is that of its first write. It never throws: the promises of the writers fail instead. */
  async #commitWaiting(): Promise<void> {
    const { mutex, health } = this.#options
    this.#isCommitting = true
    try {
      await mutex.lock()
    } catch (thrown) {
      this.#isCommitting = false
      for (const write of this.#waiting.splice(0)) write.reject(thrown)
      return
    }
    await yieldToEventLoop()
    const writes = this.#waiting.splice(0, maxTogether)
    try {
      const outcomes = await waitWhileBusy(() => this.#commit(writes))
      for (const tell of outcomes) tell()
    } catch (thrown) {
      const failure = toStorageError(thrown)
      health.noteFailure(failure)
      for (const write of writes) write.reject(failure)
    }
    mutex.unlock()
    this.#isCommitting = false
    if (this.#waiting.length > 0) void this.#commitWaiting()
  }

  #commit(writes: readonly Write[]): readonly (() => void)[] {
    const { writer } = this.#options
    writer.execute('begin immediate')
    try {
      const outcomes = writes.map((write) => this.#perform(write))
      writer.execute('commit')
      return outcomes
    } catch (thrown) {
      if (writer.isTransaction) writer.execute('rollback')
      throw thrown
    }
  }

  /** @throws whatever made SQLite take all back, such as a full disk */
  #perform({ perform, reject }: Write): () => void {
    try {
      return perform()
    } catch (thrown) {
      if (!this.#options.writer.isTransaction) throw thrown
      return () => reject(toStorageError(thrown))
    }
  }
}
