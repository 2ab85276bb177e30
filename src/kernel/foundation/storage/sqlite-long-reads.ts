/**
 * Kysely over node:sqlite in a child process, for reads whose cost a caller chooses: SQLite works through all rows of a search or a
 * sort in one call, which nothing in its own process can interrupt.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { ServiceError } from '../errors/service-error.ts'
import type { WorkerPool } from '../workers/pools.ts'
import { createProcessPools } from '../workers/process-pools.ts'
import { WorkerDiedError } from '../workers/worker-died-error.ts'
import { onlyReads, ReadOnlyDriver } from './read-only-driver.ts'
import type { SqliteReadTask } from './sqlite-read-worker.ts'
import { tookTooLong } from './took-too-long.ts'

/** Milliseconds that a read may wait for those before it. */
const maxWaitMs = 10_000

/**
 * Reads of the database in `file`, by one child process that is started with the first of them.
 *
 * @param maxRunMs - milliseconds that a read may take.
 */
export function createLongReadDialect(file: string, maxRunMs = 10_000): Dialect {
  return {
    createDriver: () => new LongReadDriver(file, maxRunMs),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class LongReadDriver extends ReadOnlyDriver implements Driver {
  readonly #pools = createProcessPools({ maxProcesses: 1, maxWaitMs, restMs: 60_000 })
  readonly #connection: LongReadConnection

  constructor(file: string, maxRunMs: number) {
    super()
    const module = new URL('./sqlite-read-worker.ts', import.meta.url)
    this.#connection = new LongReadConnection(file, this.#pools.open(module, { queue: 'long-reads', maxRunMs }))
  }

  async acquireConnection(): Promise<LongReadConnection> {
    return this.#connection
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#pools[Symbol.asyncDispose]()
  }
}

class LongReadConnection implements DatabaseConnection {
  readonly #file: string
  readonly #pool: WorkerPool<SqliteReadTask, readonly unknown[]>

  constructor(file: string, pool: WorkerPool<SqliteReadTask, readonly unknown[]>) {
    this.#file = file
    this.#pool = pool
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      // The row's type is what the caller of Kysely says it is: SQLite cannot know.
      return { rows: (await this.#pool.run({ file: this.#file, sql, parameters })) as Row[] }
    } catch (thrown) {
      throw isTooMuch(thrown) ? tookTooLong(thrown) : thrown
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error(onlyReads)
  }
}

/** Of time, or of memory: rows beyond counting end the process that reads them. */
function isTooMuch(thrown: unknown): boolean {
  return thrown instanceof WorkerDiedError || (thrown instanceof ServiceError && thrown.code === 'took_too_long')
}
