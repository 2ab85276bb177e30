import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  InsertQueryNode,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
  UpdateQueryNode,
} from 'kysely'
import { markTurn } from '../observability/current-operation.ts'
import type { Mutex } from './mutex.ts'
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts'
import type { SqliteGroupCommit } from './sqlite-group-commit.ts'
import type { SqliteHealth } from './sqlite-health.ts'
import { toStorageError } from './to-storage-error.ts'
import { waitWhileBusy } from './wait-while-busy.ts'

/** What all sessions of a process share. */
export interface SqliteConnections {
  readonly file: string
  readonly reader: SqliteConnection
  readonly writer: SqliteConnection
  /** Guards the writer. */
  readonly mutex: Mutex
  readonly groupCommit: SqliteGroupCommit
  readonly health: SqliteHealth
}

/** Rows of a stream between two turns of the event loop. */
const rowsPerTurn = 200

/** What Kysely takes for a connection: single statements go where they fit, a transaction holds the writer. */
export class SqliteSession implements DatabaseConnection {
  readonly #connections: SqliteConnections
  #inTransaction = false

  constructor(connections: SqliteConnections) {
    this.#connections = connections
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    markTurn()
    const { reader, groupCommit } = this.#connections
    if (this.#inTransaction) return this.#write((writer) => writer.query<Row>(query))
    if (SelectQueryNode.is(query.query)) return whenFree(() => reader.query<Row>(query))
    if (changesRows(query)) return groupCommit.write<Row>(query)
    return this.#whileHoldingWriter(() => this.#write((writer) => writer.query<Row>(query)))
  }

  /** Outside a transaction a stream reads one moment's state over a connection of its own, and nobody waits for it. */
  async *streamQuery<Row>(query: CompiledQuery, chunkSize = 1): AsyncIterableIterator<QueryResult<Row>> {
    const size = Math.max(chunkSize, rowsPerTurn)
    if (this.#inTransaction) {
      yield* toResults<Row>(this.#connections.writer, query, size)
      return
    }
    const connection = await openSqliteConnection(this.#connections.file, { readOnly: true })
    try {
      yield* toResults<Row>(connection, query, size)
    } finally {
      connection.close()
    }
  }

  /**
   * IMMEDIATE takes the write lock at once. A transaction that began by reading could find, at its first write, that
   * another process has written meanwhile, and no waiting would help it.
   */
  async begin({ accessMode }: TransactionSettings): Promise<void> {
    const { mutex } = this.#connections
    await mutex.lock()
    try {
      await this.#write((writer) => writer.execute(accessMode === 'read only' ? 'begin' : 'begin immediate'))
      this.#inTransaction = true
    } catch (thrown) {
      mutex.unlock()
      throw thrown
    }
  }

  async commit(): Promise<void> {
    await this.#write((writer) => writer.execute('commit'))
    this.#end()
  }

  /** SQLite has rolled back by itself after some failures, such as a full disk. */
  async rollBack(): Promise<void> {
    const { writer } = this.#connections
    try {
      if (writer.isTransaction) writer.execute('rollback')
    } finally {
      this.#end()
    }
  }

  /** `savepoint`, `rollback to` or `release`. */
  async moveSavepoint(command: string, name: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(`${command} "${name.replaceAll('"', '""')}"`))
  }

  async #whileHoldingWriter<Result>(act: () => Promise<Result>): Promise<Result> {
    const { mutex } = this.#connections
    await mutex.lock()
    try {
      return await act()
    } finally {
      mutex.unlock()
    }
  }

  async #write<Result>(act: (writer: SqliteConnection) => Result): Promise<Result> {
    const { health, writer } = this.#connections
    try {
      return await whenFree(() => act(writer))
    } catch (thrown) {
      health.noteFailure(thrown)
      throw thrown
    }
  }

  #end(): void {
    this.#inTransaction = false
    this.#connections.mutex.unlock()
  }
}

function changesRows({ query }: CompiledQuery): boolean {
  return InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)
}

/** Runs `act` as soon as nobody holds the lock; what the database itself fails with becomes a sentence. */
async function whenFree<Result>(act: () => Result): Promise<Result> {
  try {
    return await waitWhileBusy(act)
  } catch (thrown) {
    throw toStorageError(thrown)
  }
}

async function* toResults<Row>(
  connection: SqliteConnection,
  query: CompiledQuery,
  size: number,
): AsyncGenerator<QueryResult<Row>> {
  // Only the first step can find the database busy: it takes the snapshot that the rest reads.
  const { chunks, first } = await whenFree(() => startReading<Row>(connection, query, size))
  try {
    for (let chunk = first; !chunk.done; chunk = chunks.next()) {
      yield { rows: chunk.value }
      await yieldToEventLoop()
    }
  } catch (thrown) {
    throw toStorageError(thrown)
  } finally {
    // A statement left in the middle would hold its snapshot, and the connection could not write again.
    chunks.return()
  }
}

function startReading<Row>(connection: SqliteConnection, query: CompiledQuery, size: number) {
  const chunks = connection.iterate<Row>(query, size)
  return { chunks, first: chunks.next() }
}
