/**
 * Kysely over node:sqlite. Reads outside a transaction run on a connection of their own and never wait for a writer;
 * writes and transactions share one connection behind a mutex, which is all that SQLite's single writer could use, and single writes
 * share their commits.
 */
import {
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { Mutex } from './mutex.ts'
import { openSqliteConnection } from './sqlite-connection.ts'
import { SqliteGroupCommit } from './sqlite-group-commit.ts'
import type { SqliteHealth } from './sqlite-health.ts'
import { SqliteSession, type SqliteConnections } from './sqlite-session.ts'

/** The dialect over the database in `file`, which is made when it is not there. `health` hears of writes that fail. */
export function createSqliteDialect(file: string, health: SqliteHealth): Dialect {
  return {
    createDriver: () => new SqliteDriver(file, health),
    createAdapter: () => new SeveralConnections(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Who reads does not wait for who writes: which connection a statement goes to, and when, is the driver's to say. */
class SeveralConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #file: string
  readonly #health: SqliteHealth
  #connections: SqliteConnections | undefined

  constructor(file: string, health: SqliteHealth) {
    this.#file = file
    this.#health = health
  }

  async init(): Promise<void> {
    const writer = await openSqliteConnection(this.#file)
    try {
      const reader = await openSqliteConnection(this.#file, { readOnly: true })
      const shared = { writer, mutex: new Mutex(), health: this.#health }
      this.#connections = { file: this.#file, reader, ...shared, groupCommit: new SqliteGroupCommit(shared) }
    } catch (thrown) {
      writer.close()
      throw thrown
    }
  }

  async acquireConnection(): Promise<SqliteSession> {
    if (!this.#connections) throw new Error('The database is closed.')
    return new SqliteSession(this.#connections)
  }

  beginTransaction(session: SqliteSession, settings: TransactionSettings): Promise<void> {
    return session.begin(settings)
  }

  commitTransaction(session: SqliteSession): Promise<void> {
    return session.commit()
  }

  rollbackTransaction(session: SqliteSession): Promise<void> {
    return session.rollBack()
  }

  savepoint(session: SqliteSession, name: string): Promise<void> {
    return session.moveSavepoint('savepoint', name)
  }

  rollbackToSavepoint(session: SqliteSession, name: string): Promise<void> {
    return session.moveSavepoint('rollback to', name)
  }

  releaseSavepoint(session: SqliteSession, name: string): Promise<void> {
    return session.moveSavepoint('release', name)
  }

  /** A session holds nothing once its transaction has ended. */
  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    const connections = this.#connections
    if (!connections) return
    await connections.mutex.lock()
    this.#connections = undefined
    connections.reader.close()
    // Closed last, the writer moves the write-ahead log into the database file.
    connections.writer.close()
  }
}
